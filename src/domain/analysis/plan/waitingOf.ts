import type { PlannedProject } from './analysisPlan';

/** Of what pays, what waits until it is settled where the software's part ends. */
export const waitingOf = <Project extends Pick<PlannedProject, 'kind' | 'ruledOut'>>(
  projects: readonly Project[],
): Project[] => projects.filter(({ kind, ruledOut }) => kind === 'pays' && ruledOut !== undefined);
