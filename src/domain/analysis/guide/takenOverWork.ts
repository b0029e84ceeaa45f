import { countedAs } from '../catalogue/recognizeTask';
import type { PlannedProject } from '../plan/PlannedProject';
import { bottleneckThemes } from '../strategic/bottleneckThemes';
import { isAbout } from './strategicGuides';

/**
 * Returns the project that takes over work of each task that doesn't pay by itself, by the ids of both: it automates the
 * same catalogue task elsewhere, or is against the problem that the task belongs to.
 */
export function takenOverWork(projects: readonly PlannedProject[]): Map<string, string> {
  const named = projects.map((project) => ({ project, work: project.task && countedAs(project.task)?.name }));
  return new Map(
    named.flatMap(({ project: { kind, opportunity }, work }) => {
      if (kind !== 'leaveAlone' || work === undefined) return [];
      const themes = bottleneckThemes.filter(({ tasks }) => tasks.includes(work));
      const taker =
        named.find((other) => other.work === work && other.project.kind === 'pays')?.project ??
        projects.find(
          (other) =>
            !other.opportunity.taskRelated && themes.some(({ name }) => isAbout(other.opportunity, name)),
        );
      return taker ? [[opportunity.id, taker.opportunity.id] as const] : [];
    }),
  );
}
