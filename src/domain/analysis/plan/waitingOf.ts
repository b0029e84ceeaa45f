import type { PlannedProject } from './analysisPlan';

/** Returns the paying projects that wait until the scope for software is agreed. */
export const waitingOf = <Project extends Pick<PlannedProject, 'kind' | 'ruledOut'>>(
  projects: readonly Project[],
): Project[] => projects.filter(({ kind, ruledOut }) => kind === 'pays' && ruledOut !== undefined);
