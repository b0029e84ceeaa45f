import { savingsAmountUsd } from './formatSavings';
import type { StoredOpportunity } from './readOpportunities';

/** Whole US dollars a year. */
export interface SavingsRange {
  cautiousUsd: number;
  ambitiousUsd: number;
}

/**
 * Sums the cautious and the ambitious savings of all opportunities. An opportunity without a range counts with its
 * single figure in both. Null if none has a range, as in older analyses.
 */
export function savingsRange(opportunities: readonly StoredOpportunity[]): SavingsRange | null {
  if (!opportunities.some(({ roiModel }) => roiModel.range)) return null;
  const total = { cautiousUsd: 0, ambitiousUsd: 0 };
  for (const { roiModel } of opportunities) {
    const single = savingsAmountUsd(roiModel.calculatedSavings) ?? 0;
    total.cautiousUsd += roiModel.range?.cautious.savingsUsd ?? single;
    total.ambitiousUsd += roiModel.range?.ambitious.savingsUsd ?? single;
  }
  return total;
}
