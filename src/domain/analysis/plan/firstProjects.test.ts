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

  it('covers projects with their groundwork, and lists them first', () => {
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
    expect(namesOf(firstProjects(limited))).toEqual([...covered, ...namesOf(fit?.waiting ?? [])].slice(0, 3));
  });

  it('goes first to what weighs most, whatever its phase, and covers nothing that depends on what waits', () => {
    for (let budgetUsd = 1_000; budgetUsd < firstYearUsd; budgetUsd += 1_000) {
      const { covered = [], waiting = [], firstWaitingUsd = 0 } = budgetFit({ ...plan, budgetUsd }) ?? {};
      expect(covered.length > 0 || firstWaitingUsd > budgetUsd).toBe(true);
      const ids = waiting.map(({ opportunity }) => opportunity.id);
      expect(covered.flatMap(({ needs }) => needs).filter((id) => ids.includes(id))).toEqual([]);
    }
  });

  it('leaves what waits out of the schedule, and has none where everything waits', () => {
    const scheduledWith = (budget: number) => {
      const limited = planOfAnswers({
        ...lawOffice,
        additionalContext: `We can spend at most $${budget} this year.`,
      });
      const scheduled = planCalendar(limited, 8).map(({ project }) => project);
      const names = namesOf(scheduled);
      const usd = scheduled.reduce(
        (sum, { investment }) => sum + investment.oneTimeUsd.high + investment.runningUsd.high,
        0,
      );
      expect(usd).toBe(budgetFit(limited)?.coveredUsd);
      return { names, covered: namesOf(budgetFit(limited)?.covered ?? []) };
    };
    const { names, covered } = scheduledWith(30_000);
    expect(names.filter((name) => pays.includes(name)).toSorted()).toEqual(covered.toSorted());
    expect(scheduledWith(500)).toEqual({ names: [], covered: [] });
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
