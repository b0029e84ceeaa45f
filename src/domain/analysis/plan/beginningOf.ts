import type { PlannedProject } from './analysisPlan';

/** Returns the paying projects that may begin: those the client doesn't exclude from software. */
export const beginningOf = <Project extends Pick<PlannedProject, 'kind' | 'ruledOut'>>(
  projects: readonly Project[],
): Project[] => projects.filter(({ kind, ruledOut }) => kind === 'pays' && ruledOut === undefined);
