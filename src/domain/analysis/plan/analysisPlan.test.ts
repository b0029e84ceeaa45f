import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { analysisOf } from '../fixtures/analysisOf';
import { anyAnswers } from '../fixtures/anyAnswers';
import { distributor } from '../fixtures/distributor';
import { lawOffice } from '../fixtures/lawOffice';
import { planOfAnswers as planOf } from '../fixtures/planOfAnswers';
import { projectGuides } from '../guide/projectGuides';
import { baselineName } from '../strategic/baseline';
import { dataFoundationName } from '../strategic/dataFoundation';
import { savingsRange } from '../savingsRange';
import { savingsTotals } from '../totals';
import { freedHoursName } from '../strategic/freedHours';
import { safeUseNames } from '../strategic/safeUse';
import type { AnalysisAnswers } from '../types';
import { analysisPlan, headlineOpportunities } from './analysisPlan';
import { firstProjects } from './firstProjects';
import { headlineResult } from './headlineResult';
import { assumedOwnDays, ownDaysLimits, ownDaysOf } from './ownDays';
import { periodOf, planCalendar } from './planCalendar';
import { planSensitivity } from './planSensitivity';

const holds = (property: (plan: ReturnType<typeof planOf>) => void) =>
  fc.assert(fc.property(anyAnswers, (answers) => property(planOf(answers))));
const namesOf = (projects: ReturnType<typeof firstProjects>) =>
  projects.map(({ opportunity }) => opportunity.name);

/** A bakery of six, where little time goes into desk work. */
const bakery: AnalysisAnswers = {
  ...distributor,
  industry: 'Retail Bakeries',
  departments: ['Finance & Accounting'],
  departmentTasks: {
    'Finance & Accounting': [
      { taskName: 'Closing the books each month', teamSize: 1, hours: 2, frequency: 'Month', salary: 45_000 },
    ],
  },
};

/** Clients whose projects stand on others: old systems, doubts, data that is missing. */
const anyNeedyAnswers = fc
  .tuple(anyAnswers, fc.subarray(['Our ERP is old and has no interfaces.', 'We doubt the results.', 'Grow.']))
  .map(([answers, sentences]) => ({
    ...answers,
    dataTypes: answers.dataTypes.slice(0, 2),
    additionalContext: sentences.join(' '),
  }));

describe('the plan', () => {
  it('of a law office begins with what pays most, and says what it costs', () => {
    const plan = planOf(lawOffice);
    expect(namesOf(firstProjects(plan))).toEqual([
      'Generate standard agreements from deal details',
      // The client's goal is to bill sooner.
      'Create invoices as soon as work is complete',
      'Score and route inbound leads within minutes',
    ]);
    expect(plan).toMatchObject({ dayRateUsd: 1_200, isOwnRate: false });
    expect(plan.investment).toEqual({
      days: { low: 20.6, high: 45.4 },
      oneTimeUsd: { low: 31_183, high: 67_403 },
      runningUsd: { low: 3_732, high: 39_456 },
    });
    expect(plan.returns?.verdict).toBe('sure');
    expect(plan.returns?.cases.cautious.paybackMonths).toBe(7);
  });

  it('counts with the firm’s own day rate where it has set one', () => {
    const plan = planOf(lawOffice, 3_000);
    expect(plan).toMatchObject({ dayRateUsd: 3_000, isOwnRate: true });
    expect(plan.investment.oneTimeUsd.low).toBeGreaterThan(planOf(lawOffice).investment.oneTimeUsd.low);
  });

  it('of a firm with little to gain says that nothing pays', () => {
    const plan = planOf(bakery);
    expect(plan.projects.map(({ kind }) => kind)).not.toContain('pays');
    expect(plan.returns).toBeUndefined();
    expect(firstProjects(plan)).toEqual([]);
    expect(planSensitivity(plan)).toEqual([]);
  });

  it('leaves tasks without a range to be sized first', () => {
    const { departmentTasks, opportunities } = analysisOf(lawOffice);
    const older = opportunities.map(({ roiModel: { range: _range, ...roiModel }, ...rest }) => ({
      ...rest,
      roiModel,
    }));
    const plan = analysisPlan({
      departmentTasks,
      opportunities: older,
      dayRateUsd: null,
      constraints: [],
      needs: new Map(),
      ruledOut: new Map(),
      putBack: [],
      unsized: new Set(),
      ownDays: null,
    });
    expect(plan.projects.filter(({ kind }) => kind === 'pays' || kind === 'leaveAlone')).toEqual([]);
  });
});

describe('whatever the answers, the plan', () => {
  const anySayings = fc
    .tuple(
      anyAnswers,
      fc.constantFrom('', 'No AI in hiring.', 'AI must not answer the phone or enter orders.'),
    )
    .map(([answers, additionalContext]): AnalysisAnswers => ({ ...answers, additionalContext }));

  it('has one headline number: what its opportunities and its return say is the same', () => {
    fc.assert(
      fc.property(anySayings, (answers) => {
        const plan = planOf(answers);
        const headline = headlineOpportunities(plan);
        const { savingsUsd, savedHours } = savingsTotals(headline);
        expect(savingsUsd).toBe(plan.returns?.cases.expected.savingsUsd ?? 0);
        expect(savedHours).toBe(plan.savedHours.expected);
        const range = savingsRange(headline);
        expect(range?.cautiousUsd ?? 0).toBe(plan.returns?.cases.cautious.savingsUsd ?? 0);
        expect(range?.ambitiousUsd ?? 0).toBe(plan.returns?.cases.ambitious.savingsUsd ?? 0);
        const counted = new Set(headline.map(({ id }) => id));
        const others = plan.projects.filter(({ opportunity }) => !counted.has(opportunity.id));
        expect(
          others.map(({ kind }) => kind).filter((kind) => kind !== 'leaveAlone' && kind !== 'removed'),
        ).toEqual([]);
        for (const { kind, opportunity } of plan.projects)
          if (kind === 'leaveAlone' || kind === 'removed') expect(counted.has(opportunity.id)).toBe(false);
      }),
    );
  });

  it('is what the texts of a language model state, in the same sum', () => {
    fc.assert(
      fc.property(anySayings, (answers) => {
        const headline = headlineResult(answers, analysisOf(answers)).opportunities;
        expect(savingsTotals(headline)).toEqual(savingsTotals(headlineOpportunities(planOf(answers))));
      }),
    );
  });

  it('holds every opportunity once, by phase', () => {
    fc.assert(
      fc.property(anyAnswers, (answers) => {
        const result = analysisOf(answers);
        const { projects } = planOf(answers);
        const ids = (list: { id: string }[]) => list.map(({ id }) => id).toSorted();
        expect(ids(projects.map(({ opportunity }) => opportunity))).toEqual(ids(result.opportunities));
        const order = projects.map(({ opportunity }) => opportunity.phase);
        expect(order).toEqual(order.toSorted((a, b) => a - b));
      }),
    );
  });

  it('has in phase 1 something that returns money where anything does, and nothing that doesn’t', () => {
    holds(({ projects }) => {
      const paying = projects.filter(({ kind }) => kind === 'pays');
      expect(paying.some(({ opportunity }) => opportunity.phase === 1)).toBe(paying.length > 0);
      const left = projects.filter(({ kind, together }) => kind === 'leaveAlone' && !together);
      expect(left.every(({ opportunity }) => opportunity.phase === 4)).toBe(true);
    });
  });

  it('adds up to its parts, and gives back no more time than its people have', () => {
    holds(({ projects, investment, fullTimeEquivalents, people }) => {
      const begun = projects.filter(({ kind }) => kind === 'pays' || kind === 'groundwork');
      const high = begun.reduce((sum, project) => sum + project.investment.oneTimeUsd.high, 0);
      expect(investment.oneTimeUsd.high).toBe(high);
      expect(fullTimeEquivalents.ambitious).toBeLessThanOrEqual(people + 0.5);
    });
  });

  it('never gets better where less is saved or more is spent', () => {
    holds((plan) => {
      for (const { returns } of planSensitivity(plan))
        for (const name of ['cautious', 'expected', 'ambitious'] as const)
          expect(returns.cases[name].threeYearUsd).toBeLessThanOrEqual(
            plan.returns?.cases[name].threeYearUsd ?? Number.NaN,
          );
    });
  });

  it('fits a calendar that more of the client’s days only shorten', () => {
    const days = fc.integer(ownDaysLimits);
    fc.assert(
      fc.property(anyAnswers, days, (answers, ownDays) => {
        const plan = planOf(answers);
        const calendar = planCalendar(plan, ownDays);
        const faster = planCalendar(plan, ownDays + 1);
        expect(calendar).toHaveLength(
          plan.projects.filter(({ kind }) => kind === 'pays' || kind === 'groundwork').length,
        );
        calendar.forEach(({ startDay, endDay }, index) => {
          expect(endDay).toBeGreaterThan(startDay);
          expect(faster[index]?.endDay).toBeLessThanOrEqual(endDay);
        });
      }),
    );
  });
});

describe('the days that a client’s people can give', () => {
  const some = { aMonth: 9, movesPhases: true };

  it('are assumed until they say so', () => {
    expect(ownDaysOf(null, 30)).toEqual({ aMonth: 15, basis: 'assumed' });
    expect(ownDaysOf(some, 30)).toEqual({ aMonth: 9, basis: 'chosen' });
    expect(ownDaysOf({ ...some, movesPhases: false }, 30)).toEqual({ aMonth: 9, basis: 'calendar' });
    expect(planOf(lawOffice, null, 9).ownDays).toEqual({ aMonth: 9, basis: 'chosen' });
  });

  it('move phases and no figure: the more days, the sooner, and the assumed ones move nothing', () => {
    const phasesFor = (answers: AnalysisAnswers, ownDays: number | null) =>
      new Map(analysisOf(answers, undefined, ownDays).opportunities.map(({ id, phase }) => [id, phase]));
    fc.assert(
      fc.property(anyAnswers, fc.integer({ min: 1, max: 60 }), (answers, ownDays) => {
        const assumed = planOf(answers).ownDays.aMonth;
        expect(phasesFor(answers, assumed)).toEqual(phasesFor(answers, null));
        const [fewer, more] = [phasesFor(answers, ownDays), phasesFor(answers, ownDays + 5)];
        for (const [id, phase] of fewer) expect(more.get(id)).toBeLessThanOrEqual(phase);
        const figures = (days: number | null) =>
          analysisOf(answers, undefined, days)
            .opportunities.map(({ id, roiModel: { savedHours, calculatedSavings, range } }) =>
              JSON.stringify([id, savedHours, calculatedSavings, range]),
            )
            .toSorted();
        expect(figures(ownDays)).toEqual(figures(null));
      }),
    );
  });

  it('leave room for one project at a time where there is hardly one', () => {
    const inFirst = (ownDays: number | null) =>
      analysisOf(distributor, undefined, ownDays).opportunities.filter(
        ({ phase, taskRelated }) => taskRelated && phase === 1,
      ).length;
    expect(inFirst(1)).toBe(1);
    expect(inFirst(null)).toBeGreaterThan(1);
  });
});

describe('whatever the answers, a project', () => {
  const days = fc.integer(ownDaysLimits);

  it('begins when all that its guide says it stands on has ended', () => {
    fc.assert(
      fc.property(anyNeedyAnswers, days, (answers, ownDays) => {
        const plan = planOf(answers);
        const calendar = planCalendar(plan, ownDays);
        const at = new Map(calendar.map((scheduled) => [scheduled.project.opportunity.name, scheduled]));
        const guides = new Map(projectGuides(plan, answers).map((guide) => [guide.opportunityId, guide]));
        for (const { project, startDay } of calendar)
          for (const need of guides.get(project.opportunity.id)?.needs ?? [])
            expect(at.get(need)?.endDay).toBeLessThanOrEqual(startDay);
      }),
    );
  });

  it('begins, if it changes anybody’s work, when what comes before any change has ended', () => {
    const fears = ['Grow.', 'Housekeepers fear for their jobs.', 'The union has to agree.'];
    const anyFearfulAnswers = fc
      .tuple(anyAnswers, fc.subarray(fears), fc.constantFrom('goals', 'bottlenecks', 'additionalContext'))
      .map(([answers, sentences, where]) => ({ ...answers, [where]: sentences.join(' ') }));
    fc.assert(
      fc.property(anyFearfulAnswers, days, (answers, ownDays) => {
        const calendar = planCalendar(planOf(answers), ownDays);
        const before = calendar.filter(({ project }) =>
          [...Object.values(safeUseNames), baselineName, freedHoursName].includes(project.opportunity.name),
        );
        const ends = Math.max(...before.map(({ endDay }) => endDay));
        expect(before.length).toBeGreaterThanOrEqual(2);
        for (const { project, startDay } of calendar)
          if (project.kind === 'pays') expect(startDay).toBeGreaterThanOrEqual(ends);
      }),
    );
  });

  it('waits for no data that nothing it stands on brings', () => {
    fc.assert(
      fc.property(anyNeedyAnswers, (answers) => {
        const { projects } = planOf(answers);
        const nameOf = new Map(projects.map(({ opportunity: { id, name } }) => [id, name]));
        for (const { opportunity, needs } of projects) {
          const [, awaited] = /once this data is in order: ([^.]+)\./u.exec(opportunity.description) ?? [];
          if (awaited === undefined) continue;
          // Names of sources have commas themselves.
          const brought = needs.flatMap((need) => nameOf.get(need)?.split(dataFoundationName(''))[1] ?? []);
          expect(
            brought.some((source) => awaited.startsWith(source)),
            awaited,
          ).toBe(true);
        }
      }),
    );
  });

  it('stands on nothing that a later phase holds', () => {
    fc.assert(
      fc.property(anyNeedyAnswers, (answers) => {
        const { projects } = planOf(answers);
        const phases = new Map(projects.map(({ opportunity }) => [opportunity.id, opportunity.phase]));
        for (const { opportunity, needs } of projects)
          for (const need of needs) expect(phases.get(need)).toBeLessThanOrEqual(opportunity.phase);
      }),
    );
  });

  it('has the cost of all that it stands on in the totals where it pays', () => {
    fc.assert(
      fc.property(anyNeedyAnswers, (answers) => {
        const { projects } = planOf(answers);
        const kinds = new Map(projects.map(({ opportunity, kind }) => [opportunity.id, kind]));
        const needed = projects.flatMap(({ kind, needs }) => (kind === 'pays' ? needs : []));
        // A task that is to be sized costs an unknown sum, and is in no total.
        const counted = ['groundwork', 'pays', 'toBeSized'];
        expect(needed.filter((need) => !counted.includes(kinds.get(need) ?? ''))).toEqual([]);
      }),
    );
  });

  it('stands on the same, read from the guides of its report', () => {
    fc.assert(
      fc.property(anyNeedyAnswers, (answers) => {
        const plan = planOf(answers);
        const names = new Map(plan.projects.map(({ opportunity: { id, name } }) => [id, name]));
        const guides = new Map(projectGuides(plan, answers).map((guide) => [guide.opportunityId, guide]));
        for (const { kind, opportunity, needs } of plan.projects)
          if (kind !== 'leaveAlone')
            expect((guides.get(opportunity.id)?.needs ?? []).toSorted()).toEqual(
              needs.map((id) => names.get(id)).toSorted(),
            );
      }),
    );
  });
});

describe('the calendar', () => {
  it('begins with the groundwork, and takes as long as decisions take', () => {
    const [first] = planCalendar(planOf(lawOffice), 21);
    expect(first?.project.opportunity.name).toBe('Agree on safe use before the first AI tool');
    expect(first).toMatchObject({ startDay: 0, endDay: 14, ownDays: 1 });
  });

  it.each([
    [0, 'days30'],
    [30, 'days30'],
    [31, 'days60'],
    [60, 'days60'],
    [61, 'days90'],
    [90, 'days90'],
    [91, 'quarter2'],
    [182, 'quarter2'],
    [183, 'quarter3'],
    [273, 'quarter3'],
    [274, 'quarter4'],
    [365, 'quarter4'],
    [366, 'later'],
  ])('puts day %i into %s', (day, period) => {
    expect(periodOf(day)).toBe(period);
  });

  it.each([
    [1, 4],
    [40, 20],
    [5_000, 500],
  ])('assumes of %i people %i days a month', (people, days) => {
    expect(assumedOwnDays(people)).toBe(days);
  });
});
