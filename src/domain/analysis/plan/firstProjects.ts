import { isSetBack } from './isSetBack';
import type { PlannedProject } from './PlannedProject';
import { weightOf } from './projectOrder';

/** How a plan compares with what the client can spend in its first year. */
export interface BudgetFit {
  budgetUsd: number;
  /** Paying projects that the budget covers with all they depend on, at the high end of their cost. */
  covered: PlannedProject[];
  /** High end of their cost in the first year, with their groundwork: setup, and a year of running. */
  coveredUsd: number;
  /** Paying projects that wait. */
  waiting: PlannedProject[];
  /** Groundwork that only these need. */
  waitingGroundwork: PlannedProject[];
  /** If nothing that is covered was named by the client, but something that exceeds the budget was: its cost. */
  namedWaiting?: { project: PlannedProject; words: string; usd: number };
  /** The same cost of the first project that waits; 0 if none does. */
  firstWaitingUsd: number;
}

interface Planned {
  projects: readonly PlannedProject[];
  budgetUsd?: number | undefined;
}

/** Returns the first three paying projects: what the budget covers, in the plan's order, before what waits. */
export const firstProjects = ({ projects }: Pick<Planned, 'projects'>): PlannedProject[] =>
  payingInOrder(projects)
    .toSorted((one, other) => Number(one.waits === true) - Number(other.waits === true))
    .slice(0, mostFirst);

const mostFirst = 3;

/** What the client put back comes last. */
function payingInOrder(projects: readonly PlannedProject[]): PlannedProject[] {
  const paying = projects.filter(({ kind }) => kind === 'pays');
  const isLast = isSetBack(projects);
  return [...paying.filter((project) => !isLast(project)), ...paying.filter(isLast)];
}

/**
 * Compares the plan with the stated budget. It covers projects with all they depend on, those of the greatest weight
 * first (`weightOf`), each that still fits. Undefined without a budget or project.
 */
export function budgetFit({ projects, budgetUsd }: Planned): BudgetFit | undefined {
  const paying = payingInOrder(projects);
  if (budgetUsd === undefined || paying.length === 0) return undefined;
  const begun = projects.filter(({ kind }) => kind === 'pays' || kind === 'groundwork');
  const costOf = (wanted: readonly PlannedProject[]) => firstYearUsd(withNeeded(wanted, begun));
  let chosen: ReadonlySet<PlannedProject> = new Set();
  for (const project of paying.toSorted((one, other) => weightOf(other) - weightOf(one))) {
    const wanted = withNeeded([...chosen, project], begun);
    if (firstYearUsd(wanted) <= budgetUsd) chosen = wanted;
  }
  const covered = paying.filter((project) => chosen.has(project));
  const waiting = paying.filter((project) => !chosen.has(project));
  const waitingGroundwork = begun
    .filter(({ kind }) => kind === 'groundwork')
    .filter((one) => !chosen.has(one));
  const named = covered.some(({ namedAs }) => namedAs) ? undefined : waiting.find(({ namedAs }) => namedAs);
  const namedUsd = named ? costOf([named]) : 0;
  return {
    budgetUsd,
    covered,
    coveredUsd: firstYearUsd(chosen),
    waiting,
    waitingGroundwork,
    ...(named?.namedAs && namedUsd > budgetUsd
      ? { namedWaiting: { project: named, words: named.namedAs, usd: namedUsd } }
      : {}),
    firstWaitingUsd: waiting[0] ? costOf([waiting[0]]) : 0,
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
