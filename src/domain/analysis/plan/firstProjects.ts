import { isSetBack } from './isSetBack';
import type { PlannedProject } from './PlannedProject';

/** How a plan compares with what the client can spend in its first year. */
export interface BudgetFit {
  budgetUsd: number;
  /** Paying projects that the budget covers with all they depend on, at the high end of their cost. */
  covered: PlannedProject[];
  /** High end of their cost in the first year, with their groundwork: setup, and a year of running. */
  coveredUsd: number;
  /** Paying projects that wait. */
  waiting: PlannedProject[];
  /** If nothing that is covered was named by the client, but something that exceeds the budget was: its cost. */
  namedWaiting?: { project: PlannedProject; words: string; usd: number };
  /** The same cost of the cheapest paying project of the earliest phase. */
  leastUsd: number;
}

interface Planned {
  projects: readonly PlannedProject[];
  budgetUsd?: number | undefined;
}

/** Returns the first three paying projects in the plan's order; what the client put back comes last. */
export const firstProjects = (plan: Pick<Planned, 'projects'>): PlannedProject[] =>
  payingInOrder(plan).slice(0, mostFirst);

const mostFirst = 3;

function payingInOrder({ projects }: Pick<Planned, 'projects'>): PlannedProject[] {
  const paying = projects.filter(({ kind }) => kind === 'pays');
  const isLast = isSetBack(projects);
  return [...paying.filter((project) => !isLast(project)), ...paying.filter(isLast)];
}

/**
 * Compares the plan with the stated budget, project by project in order. No project is covered before one of an earlier
 * phase, because the schedule starts it later. Undefined without a budget or project.
 */
export function budgetFit(plan: Planned): BudgetFit | undefined {
  const { projects, budgetUsd } = plan;
  const paying = payingInOrder(plan);
  if (budgetUsd === undefined || paying.length === 0) return undefined;
  const begun = projects.filter(({ kind }) => kind === 'pays' || kind === 'groundwork');
  const earliest = Math.min(...paying.map(({ opportunity }) => opportunity.phase));
  const leastUsd = Math.min(
    ...paying
      .filter(({ opportunity }) => opportunity.phase === earliest)
      .map((project) => firstYearUsd(withNeeded([project], begun))),
  );
  const planUsd = firstYearUsd(new Set(begun));
  if (planUsd <= budgetUsd) return { budgetUsd, covered: paying, coveredUsd: planUsd, waiting: [], leastUsd };
  let chosen: ReadonlySet<PlannedProject> = new Set();
  let latestPhase = Number.POSITIVE_INFINITY;
  for (const project of paying) {
    const { phase } = project.opportunity;
    if (phase > latestPhase) continue;
    const wanted = withNeeded([...chosen, project], begun);
    if (firstYearUsd(wanted) <= budgetUsd) chosen = wanted;
    else latestPhase = phase;
  }
  const covered = paying.filter((project) => chosen.has(project));
  const waiting = paying.filter((project) => !chosen.has(project));
  const named = covered.some(({ namedAs }) => namedAs) ? undefined : waiting.find(({ namedAs }) => namedAs);
  const namedUsd = named ? firstYearUsd(withNeeded([named], begun)) : 0;
  return {
    budgetUsd,
    covered,
    coveredUsd: firstYearUsd(chosen),
    waiting,
    ...(named?.namedAs && namedUsd > budgetUsd
      ? { namedWaiting: { project: named, words: named.namedAs, usd: namedUsd } }
      : {}),
    leastUsd,
  };
}

/** Adds the first phase's groundwork, which comes before everything, and what projects depend on or are judged together with, directly or through each other. */
function withNeeded(
  projects: readonly PlannedProject[],
  begun: readonly PlannedProject[],
): ReadonlySet<PlannedProject> {
  const before = begun.filter(({ kind, opportunity }) => kind === 'groundwork' && opportunity.phase === 1);
  const all = new Set([...before, ...projects]);
  // A set also visits what is added to it meanwhile.
  for (const { needs, together = [] } of all)
    for (const needed of begun) if ([...needs, ...together].includes(needed.opportunity.id)) all.add(needed);
  return all;
}

const firstYearUsd = (projects: ReadonlySet<PlannedProject>): number =>
  [...projects].reduce(
    (usd, { investment }) => usd + investment.oneTimeUsd.high + investment.runningUsd.high,
    0,
  );
