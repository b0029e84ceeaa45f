import type { AnalysisPlan, PlannedProject, ProjectKind } from './analysisPlan';

/** Kinds of projects in the order in which they are shown. */
export const projectKinds: readonly ProjectKind[] = ['pays', 'groundwork', 'sizeFirst', 'notWorth'];

/** The projects in the order in which tables show them, each with its number there. */
export const numberedProjects = ({ projects }: Pick<AnalysisPlan, 'projects'>): Map<PlannedProject, number> =>
  new Map(
    projectKinds
      .flatMap((kind) => projects.filter((project) => project.kind === kind))
      .map((project, index) => [project, index + 1]),
  );
