import { countedTasks } from '@/domain/analysis/countedTasks';
import { BadRequest } from '@/errors/ApiFailures';
import type { Analysis } from '@/payload-types';
import type { ScenarioTask } from '@/schemas/scenario';
import { figuresOf } from './figuresOf';

/**
 * Refuses numbers for opportunities that the analysis doesn't hold or that can't be counted anew.
 * @throws BadRequest that names each of them
 */
export function refuseUncountedTasks(analysis: Analysis, tasks: readonly ScenarioTask[]): void {
  const ids = new Set(countedTasks(figuresOf(analysis)).map(({ id }) => id));
  const message = 'This analysis has no such opportunity to recalculate';
  const errors = tasks.flatMap(({ opportunityId }, index) =>
    ids.has(opportunityId) ? [] : [{ field: `tasks.${index}.opportunityId`, message }],
  );
  if (errors.length > 0) throw new BadRequest(message, errors);
}
