import { compareText } from '../compareText';
import type { StoredOpportunity } from '../readOpportunities';
import { withEarlierPhase } from '../timingSentence';
import { neededTasks, type PlannedProject, type ProjectKind } from './PlannedProject';

/** Moves tasks that a paying project depends on to its phase, unless they are in an earlier one. */
export function bringDependenciesForward(projects: readonly PlannedProject[]): PlannedProject[] {
  const listed = new Map(projects.map((project) => [project.opportunity.id, project]));
  const phases = new Map(projects.map(({ opportunity }) => [opportunity.id, opportunity.phase]));
  const bringForward = (project: PlannedProject, phase: StoredOpportunity['phase']) => {
    for (const needed of (['pays', 'toBeSized'] as const).flatMap((kind) =>
      neededTasks(project, listed, kind),
    )) {
      const { id } = needed.opportunity;
      if ((phases.get(id) ?? phase) <= phase) continue;
      phases.set(id, phase);
      bringForward(needed, phase);
    }
  };
  for (const project of projects)
    if (project.kind === 'pays') bringForward(project, project.opportunity.phase);
  return projects.map((project) => {
    const { opportunity } = project;
    return { ...project, opportunity: inPhase(opportunity, phases.get(opportunity.id) ?? opportunity.phase) };
  });
}

/** Keeps the texts true: the description states the phase, and a rationale is shown only in its own. */
function inPhase(
  { rationale, rationalePhase, ...opportunity }: StoredOpportunity,
  phase: StoredOpportunity['phase'],
): StoredOpportunity {
  const isKept = rationale !== undefined && (rationalePhase ?? opportunity.phase) === phase;
  const kept = isKept ? { ...opportunity, rationale } : opportunity;
  if (phase === opportunity.phase) return kept;
  return { ...kept, phase, description: withEarlierPhase(opportunity.description, phase) };
}

/**
 * Sorts projects by phase, and within a phase by kind and return, each behind those that it depends on. The return of
 * what answers a goal or bottleneck of the client counts three times (`weightOf`).
 */
export const inPlanOrder = (projects: readonly PlannedProject[]): PlannedProject[] =>
  neededFirst([...projects].sort(byPhaseAndWeight));

/** Puts each project behind those of its phase and kind that it depends on, and otherwise keeps the order. */
function neededFirst(projects: readonly PlannedProject[]): PlannedProject[] {
  const listed = new Map(projects.map((project) => [project.opportunity.id, project]));
  const ordered = new Set<PlannedProject>();
  const seen = new Set<PlannedProject>();
  const add = (project: PlannedProject) => {
    if (seen.has(project)) return;
    seen.add(project);
    for (const needed of neededTasks(project, listed, project.kind))
      if (needed.opportunity.phase === project.opportunity.phase) add(needed);
    ordered.add(project);
  };
  for (const project of projects) add(project);
  return [...ordered];
}

const kindOrder: Readonly<Record<ProjectKind, number>> = {
  pays: 0,
  groundwork: 1,
  toBeSized: 2,
  leaveAlone: 3,
  removed: 4,
};

function byPhaseAndWeight(one: PlannedProject, other: PlannedProject): number {
  return (
    one.opportunity.phase - other.opportunity.phase ||
    kindOrder[one.kind] - kindOrder[other.kind] ||
    weightOf(other) - weightOf(one) ||
    compareText(one.opportunity.id, other.opportunity.id)
  );
}

const weightOfNamed = 3;

/**
 * Ranks a project within its phase, and for the budget: three-year return in whole US dollars, tripled if it answers a
 * goal or bottleneck of the client.
 */
export const weightOf = ({ returns, namedAs }: PlannedProject) =>
  (returns?.cases.expected.threeYearUsd ?? 0) * (namedAs === undefined ? 1 : weightOfNamed);
