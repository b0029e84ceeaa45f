import type { AnalysisPlan } from './analysisPlan';
import type { PlannedProject, ProjectKind } from './PlannedProject';

/** Kinds of projects in display order. */
export const projectKinds: readonly ProjectKind[] = [
  'pays',
  'groundwork',
  'toBeSized',
  'leaveAlone',
  'removed',
];

/** Returns the projects in the order of tables, each with its number there, except those that have no cost. */
export const numberedProjects = ({ projects }: Pick<AnalysisPlan, 'projects'>): Map<PlannedProject, number> =>
  new Map(
    projectKinds
      .flatMap((kind) => projects.filter((project) => project.kind === kind && project.leftAs === undefined))
      .map((project, index) => [project, index + 1]),
  );
