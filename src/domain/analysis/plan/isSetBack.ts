import type { PlannedProject } from './PlannedProject';

interface Tied extends Pick<PlannedProject, 'kind' | 'needs' | 'ruledOut'> {
  opportunity: Pick<PlannedProject['opportunity'], 'id'>;
}

/**
 * Returns whether a project begins after all others: the client's own words exclude its work, the client put it back,
 * and no other paying project depends on it.
 */
export function isSetBack(projects: readonly Tied[]): (project: Tied) => boolean {
  const needed = new Set(projects.flatMap(({ kind, needs }) => (kind === 'pays' ? needs : [])));
  return ({ kind, ruledOut, opportunity }) =>
    kind === 'pays' && ruledOut !== undefined && !needed.has(opportunity.id);
}
