import type { StoredOpportunity } from '../readOpportunities';
import type { YearlySavings } from './actualSavings';
import { isInUse, type ProjectStatus } from './projectStatuses';

/**
 * Returns the hours a year of the low estimate if a project in use saves less: there the plan advises to stop. Undefined
 * if it saves enough, isn't measured, or states no range.
 */
export function missedHours(
  { roiModel }: Pick<StoredOpportunity, 'roiModel'>,
  { status, actual }: { status: ProjectStatus; actual: YearlySavings | null },
): number | undefined {
  const low = roiModel.range?.cautious.savedHours;
  if (low === undefined || actual === null || !isInUse(status)) return undefined;
  return actual.hours < low ? low : undefined;
}
