import type { PlannedProject } from './analysisPlan';

/** Of what pays, what may begin: the client keeps none of it away from software. */
export const beginningOf = <Project extends Pick<PlannedProject, 'kind' | 'ruledOut'>>(
  projects: readonly Project[],
): Project[] => projects.filter(({ kind, ruledOut }) => kind === 'pays' && ruledOut === undefined);
