import { describe, expect, it } from 'vitest';
import { analysisOf } from '../fixtures/analysisOf';
import { lawOffice } from '../fixtures/lawOffice';
import { planOfAnswers } from '../fixtures/planOfAnswers';
import { planWithNeeds } from '../guide/projectNeeds';
import type { AnalysisPlan } from './analysisPlan';
import { budgetFit, firstProjects } from './firstProjects';
import { isSetBack } from './isSetBack';
import { planCalendar } from './planCalendar';

const plan = planOfAnswers(lawOffice);
const namesOf = (projects: readonly AnalysisPlan['projects'][number][]) =>
  projects.map(({ opportunity }) => opportunity.name);
const pays = namesOf(plan.projects.filter(({ kind }) => kind === 'pays'));
const { oneTimeUsd, runningUsd } = plan.investment;
const firstYearUsd = oneTimeUsd.high + runningUsd.high;

describe('a budget', () => {
  it('covers the whole plan, to the dollar', () => {
    expect(budgetFit({ ...plan, budgetUsd: firstYearUsd })).toMatchObject({
      coveredUsd: firstYearUsd,
      waiting: [],
    });
    expect(budgetFit({ ...plan, budgetUsd: firstYearUsd - 1 })?.waiting).not.toEqual([]);
  });

  it('covers projects in the plan’s order with their groundwork, and lists them first', () => {
    const said = { ...lawOffice, additionalContext: 'We can spend at most $50,000 this year.' };
    const limited = planOfAnswers(said);
    const fit = budgetFit(limited);
    const covered = namesOf(fit?.covered ?? []);
    expect(covered).toContain(pays[0]);
    expect(fit?.coveredUsd).toBeLessThanOrEqual(50_000);
    expect([...covered, ...namesOf(fit?.waiting ?? [])].toSorted()).toEqual(pays.toSorted());
    const groundwork = [
      ...(fit?.covered.flatMap(({ needs }) => needs) ?? []),
      ...limited.projects.flatMap(({ kind, opportunity }) =>
        kind === 'groundwork' && opportunity.phase === 1 ? [opportunity.id] : [],
      ),
    ];
    const costs = limited.projects.filter(
      (project) => fit?.covered.includes(project) || groundwork.includes(project.opportunity.id),
    );
    expect(fit?.coveredUsd).toBe(
      costs.reduce((usd, { investment }) => usd + investment.oneTimeUsd.high + investment.runningUsd.high, 0),
    );
    const paying = namesOf(limited.projects.filter(({ kind }) => kind === 'pays'));
    expect(paying).toEqual([...covered, ...namesOf(fit?.waiting ?? [])]);
    expect(namesOf(firstProjects(limited))).toEqual(paying.slice(0, 3));
  });

  it('covers no project before one of an earlier phase that waits', () => {
    for (let budgetUsd = 1_000; budgetUsd < firstYearUsd; budgetUsd += 1_000) {
      const { covered = [], waiting = [] } = budgetFit({ ...plan, budgetUsd }) ?? {};
      const phases = (projects: typeof waiting) => projects.map(({ opportunity }) => opportunity.phase);
      expect(Math.max(0, ...phases(covered))).toBeLessThanOrEqual(Math.min(...phases(waiting)));
    }
  });

  it('covers none below the cheapest project of the earliest phase', () => {
    const { leastUsd = 0 } = budgetFit({ ...plan, budgetUsd: 1 }) ?? {};
    expect(budgetFit({ ...plan, budgetUsd: leastUsd - 1 })?.covered).toEqual([]);
    expect(budgetFit({ ...plan, budgetUsd: leastUsd })?.covered).toHaveLength(1);
  });

  it('is compared with nothing where there is none, or nothing pays', () => {
    expect(budgetFit(plan)).toBeUndefined();
    expect(budgetFit({ projects: [], budgetUsd: 1 })).toBeUndefined();
  });
});

describe('a project that the client put back', () => {
  const [first] = firstProjects(plan);
  const said = `AI must not do this: ${first?.task?.taskName ?? ''}.`;
  const answers = { ...lawOffice, additionalContext: said };
  const analysis = analysisOf(answers);
  const restored = planWithNeeds(
    { ...analysis, dayRateUsd: null, ownDays: null, constraints: [], putBack: [first?.opportunity.id ?? ''] },
    answers,
  );

  it('is in the plan, but not among the first three', () => {
    const project = restored.projects.find(({ opportunity }) => opportunity.id === first?.opportunity.id);
    expect(project).toMatchObject({ kind: 'pays', ruledOut: `“${said}”` });
    expect(firstProjects(restored)).toHaveLength(3);
    expect(firstProjects(restored)).not.toContain(project);
  });

  it('begins after all others', () => {
    const calendar = planCalendar(restored, restored.ownDays.aMonth);
    expect(calendar.at(-1)?.project.opportunity.id).toBe(first?.opportunity.id);
  });

  it('is among them where there are no three others', () => {
    const few = restored.projects.filter(
      ({ opportunity, kind }) =>
        kind !== 'pays' || opportunity.id === first?.opportunity.id || opportunity.name === pays[1],
    );
    expect(firstProjects({ projects: few }).map(({ opportunity }) => opportunity.name)).toEqual([
      pays[1],
      first?.opportunity.name,
    ]);
  });

  it('keeps its place where another project depends on it', () => {
    const needed = restored.projects.map((project) =>
      project.opportunity.name === pays[1]
        ? { ...project, needs: [...project.needs, first?.opportunity.id ?? ''] }
        : project,
    );
    const isAmong = (projects: AnalysisPlan['projects']) => projects.filter(isSetBack(projects)).length;
    expect([isAmong(restored.projects), isAmong(needed)]).toEqual([1, 0]);
  });
});
