import { describe, expect, it } from 'vitest';
import { costTask } from '../costFormula';
import { estimateSavings } from '../estimateSavings';
import type { StoredOpportunity } from '../readOpportunities';
import { savingsTotals } from '../totals';
import type { TaskInput } from '../types';
import { analysisPlan, headlineOpportunities, type PlannableAnalysis } from './analysisPlan';
import { firstProjects } from './firstProjects';
import { planCalendar } from './planCalendar';
import type { PlannedProject } from './PlannedProject';

interface Listed {
  hours: number;
  percent: number;
  phase?: StoredOpportunity['phase'];
  needs?: string[];
  /** Without figures, as the engine leaves a task that is to be sized. */
  isUnsized?: boolean;
}

const taskOf = (name: string, hours: number): TaskInput => ({
  taskName: name,
  teamSize: 1,
  hours,
  frequency: 'Week',
  salary: 60_000,
});

function opportunityOf(
  name: string,
  { hours, percent, phase = 4, isUnsized = false }: Listed,
): StoredOpportunity {
  const estimate = (share: number) => estimateSavings(taskOf(name, hours), share);
  const expected = estimate(percent);
  return {
    id: name,
    name,
    description: '',
    rationale: '',
    department: 'Operations',
    phase,
    complexity: 'Medium',
    taskRelated: true,
    taskName: name,
    roiModel: isUnsized
      ? { savedHours: 0, calculatedSavings: 'TBD', assumptions: '' }
      : {
          savedHours: expected.savedHours,
          calculatedSavings: expected.savingsUsd,
          assumptions: '',
          range: { cautious: estimate(percent - 5), expected, ambitious: estimate(percent + 5) },
        },
  };
}

function planOf(listed: Record<string, Listed>, changes: Partial<PlannableAnalysis> = {}) {
  const names = Object.entries(listed);
  return analysisPlan({
    departmentTasks: { Operations: names.map(([name, { hours }]) => costTask(taskOf(name, hours))) },
    opportunities: names.map(([name, task]) => opportunityOf(name, task)),
    dayRateUsd: null,
    constraints: [],
    needs: new Map(names.map(([name, { needs = [] }]) => [name, needs])),
    ruledOut: new Map(),
    putBack: [],
    unsized: new Set(),
    ownDays: null,
    ...changes,
  });
}

type Plan = ReturnType<typeof planOf>;
const kindsIn = ({ projects }: Plan) =>
  Object.fromEntries(projects.map(({ opportunity, kind }) => [opportunity.name, kind]));
const togetherIn = ({ projects }: Plan) =>
  Object.fromEntries(projects.map(({ opportunity, together }) => [opportunity.name, together?.toSorted()]));
const phasesIn = ({ projects }: Plan) =>
  Object.fromEntries(projects.map(({ opportunity }) => [opportunity.name, opportunity.phase]));
const savingsIn = (plan: Plan) => savingsTotals(headlineOpportunities(plan)).savingsUsd;

const tickets: Listed = { hours: 2, percent: 10 };
const invoices: Listed = { hours: 20, percent: 50, phase: 1, needs: ['Tickets'] };
const reports: Listed = { hours: 10, percent: 40, phase: 2, needs: ['Tickets'] };
/** Pays by itself, but not with what it depends on. */
const small: Listed = { hours: 4, percent: 50, phase: 1, needs: ['Tickets'] };

describe('a task that others depend on', () => {
  it('is left alone if it doesn’t pay and nothing depends on it', () => {
    expect(kindsIn(planOf({ Tickets: tickets, Invoices: { ...invoices, needs: [] } }))).toEqual({
      Tickets: 'leaveAlone',
      Invoices: 'pays',
    });
  });

  it('pays together with its dependents if all of them pay, in the phase of the first', () => {
    const plan = planOf({ Tickets: tickets, Invoices: invoices, Reports: reports });
    expect(kindsIn(plan)).toEqual({ Tickets: 'pays', Invoices: 'pays', Reports: 'pays' });
    expect(togetherIn(plan)).toEqual({
      Tickets: ['Invoices', 'Reports'],
      Invoices: ['Reports', 'Tickets'],
      Reports: ['Invoices', 'Tickets'],
    });
    expect(phasesIn(plan)).toEqual({ Tickets: 1, Invoices: 1, Reports: 2 });
    expect(savingsIn(plan)).toBe(plan.returns?.cases.expected.savingsUsd);
  });

  it('begins before its dependents, and leads the advice', () => {
    const plan = planOf({ Tickets: tickets, Invoices: invoices });
    const [first] = firstProjects(plan);
    expect(first?.opportunity.name).toBe('Tickets');
    const calendar = planCalendar(plan, 4);
    expect(calendar.map(({ project }) => project.opportunity.name)).toEqual(['Tickets', 'Invoices']);
    expect(calendar[1]?.startDay).toBeGreaterThanOrEqual(calendar[0]?.endDay ?? Number.NaN);
  });

  it('is left alone with its dependents if they don’t pay together', () => {
    expect(kindsIn(planOf({ Small: { ...small, needs: [] } }))).toEqual({ Small: 'pays' });
    const plan = planOf({ Tickets: tickets, Small: small });
    expect(kindsIn(plan)).toEqual({ Tickets: 'leaveAlone', Small: 'leaveAlone' });
    expect(togetherIn(plan)).toEqual({ Tickets: ['Small'], Small: ['Tickets'] });
    expect(plan.returns).toBeUndefined();
    expect(savingsIn(plan)).toBe(0);
  });

  it.each([
    ['Tickets', 'Photos'],
    ['Photos', 'Tickets'],
  ])('pays with all that its dependents depend on, or not at all, in any order: %s, %s', (one, other) => {
    const both = { ...small, needs: ['Tickets', 'Photos'] };
    const plan = planOf({ [one]: tickets, [other]: tickets, Small: both });
    expect(new Set(Object.values(kindsIn(plan)))).toEqual(new Set(['leaveAlone']));
    const large = planOf({ [one]: tickets, [other]: tickets, Invoices: { ...invoices, needs: both.needs } });
    expect(new Set(Object.values(kindsIn(large)))).toEqual(new Set(['pays']));
  });

  it.each([
    ['Scans', 'Tickets'],
    ['Tickets', 'Scans'],
  ])('pays with what it depends on itself, in any order: %s, %s', (one, other) => {
    const listed = { Scans: tickets, Tickets: { ...tickets, needs: ['Scans'] } } as Record<string, Listed>;
    const plan = planOf({
      [one]: listed[one] ?? tickets,
      [other]: listed[other] ?? tickets,
      Invoices: invoices,
    });
    expect(kindsIn(plan)).toEqual({ Scans: 'pays', Tickets: 'pays', Invoices: 'pays' });
    expect(phasesIn(plan)).toEqual({ Scans: 1, Tickets: 1, Invoices: 1 });
  });

  it('stays to be sized if its size is unknown, and counts in no sum', () => {
    const unsized: Listed = { ...tickets, isUnsized: true };
    const plan = planOf({ Tickets: unsized, Invoices: invoices });
    expect(kindsIn(plan)).toEqual({ Tickets: 'toBeSized', Invoices: 'pays' });
    expect(togetherIn(plan)).toEqual({ Tickets: ['Invoices'], Invoices: ['Tickets'] });
    expect(phasesIn(plan)).toEqual({ Tickets: 1, Invoices: 1 });
    const alone = planOf({ Invoices: invoices });
    expect(savingsIn(plan)).toBe(savingsIn(alone));
    expect(plan.returns).toEqual(alone.returns);
    expect(plan.investment).toEqual(alone.investment);
    expect(planCalendar(plan, 4).map(({ project }) => project.opportunity.name)).toEqual(['Invoices']);
  });

  it('stays to be sized if only an older engine gave it figures', () => {
    const plan = planOf({ Tickets: tickets, Invoices: invoices }, { unsized: new Set(['Tickets']) });
    expect(kindsIn(plan)).toEqual({ Tickets: 'toBeSized', Invoices: 'pays' });
    expect(savingsIn(plan)).toBe(savingsIn(planOf({ Invoices: invoices })));
  });

  it('is removed if the client forbids it, sized or not, until it is put back', () => {
    const ruledOut = new Map([['Tickets', '“No software for tickets.”']]);
    for (const isUnsized of [false, true]) {
      const listed = { Tickets: { ...tickets, isUnsized }, Invoices: { ...invoices, needs: [] } };
      const plan = planOf(listed, { ruledOut });
      expect(kindsIn(plan)).toEqual({ Tickets: 'removed', Invoices: 'pays' });
      expect(headlineOpportunities(plan).map(({ name }) => name)).toEqual(['Invoices']);
      const putBack = planOf(listed, { ruledOut, putBack: ['Tickets'] });
      expect(kindsIn(putBack)).toEqual({
        Tickets: isUnsized ? 'toBeSized' : 'leaveAlone',
        Invoices: 'pays',
      });
    }
  });

  it('is nothing to begin with where the client forbids it', () => {
    const ruledOut = new Map([['Tickets', '“No software for tickets.”']]);
    const needsIn = ({ projects }: Plan) =>
      projects.find(({ opportunity }) => opportunity.id === 'Invoices')?.needs;
    const listed = { Tickets: tickets, Invoices: invoices };
    expect(needsIn(planOf(listed, { ruledOut }))).toEqual([]);
    expect(needsIn(planOf(listed, { ruledOut, putBack: ['Tickets'] }))).toEqual(['Tickets']);
  });

  it('says when it comes now, and keeps a reason for that phase only', () => {
    const [stored] = planOf({ Tickets: { ...tickets, phase: 4 } }).projects;
    const described = {
      description:
        'Software collects them. It comes in phase 4, because little of this work happens in software today.',
      rationale: 'Written by a model.',
    };
    const tickets4 = { ...(stored as PlannedProject).opportunity, ...described };
    const shown = (changes: Partial<StoredOpportunity>) =>
      planOf(
        { Tickets: tickets, Invoices: invoices },
        { opportunities: [{ ...tickets4, ...changes }, opportunityOf('Invoices', invoices)] },
      ).projects.find(({ opportunity }) => opportunity.id === 'Tickets')?.opportunity;
    expect(shown({})).toMatchObject({
      phase: 1,
      description: 'Software collects them. It comes in phase 1, because another project depends on it.',
    });
    expect(shown({})).not.toHaveProperty('rationale');
    expect(shown({ rationalePhase: 1 })).toMatchObject({ rationale: described.rationale });
    expect(shown({ rationalePhase: 1 })).not.toHaveProperty('rationalePhase');
  });

  it('judges no project together with work that is left to people', () => {
    const leftAs = new Map([['Tickets', 'People do this by hand.']]);
    const plan = planOf(
      {
        Tickets: { hours: 5, percent: 0, isUnsized: true },
        Invoices: { hours: 30, percent: 50, needs: ['Tickets'] },
      },
      { leftAs },
    );
    expect(kindsIn(plan)).toEqual({ Tickets: 'leaveAlone', Invoices: 'pays' });
    expect(plan.projects.some(({ together }) => together)).toBe(false);
  });
});
