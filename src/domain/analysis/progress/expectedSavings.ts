import { savingsAmountUsd } from '../formatSavings';
import type { StoredOpportunity } from '../readOpportunities';
import type { YearlySavings } from './actualSavings';

/**
 * Returns the savings a report expects of a project. Older analyses state one figure and no range. Null if it states no
 * amount.
 */
export function expectedSavings({ roiModel }: Pick<StoredOpportunity, 'roiModel'>): YearlySavings | null {
  const { range, savedHours, calculatedSavings } = roiModel;
  if (range) return { hours: range.expected.savedHours, usd: range.expected.savingsUsd };
  const usd = savingsAmountUsd(calculatedSavings);
  return usd === undefined ? null : { hours: Math.round(savedHours), usd: Math.round(usd) };
}
