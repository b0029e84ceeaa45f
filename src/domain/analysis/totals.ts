import { savingsAmountUsd } from './formatSavings';

/** An object with the two summed figures: a new opportunity or one read from an older analysis. */
export interface WithSavings {
  roiModel: { savedHours: unknown; calculatedSavings: unknown };
}

export interface SavingsTotals {
  /** US dollars a year. */
  savingsUsd: number;
  /** Hours a year. */
  savedHours: number;
}

/** Sums the savings (numbers, or the first dollar amount in a text; 'TBD' adds nothing) and the hours (numbers). */
export function savingsTotals(opportunities: readonly WithSavings[]): SavingsTotals {
  let savingsUsd = 0;
  let savedHours = 0;
  for (const { roiModel } of opportunities) {
    savingsUsd += savingsAmountUsd(roiModel.calculatedSavings) ?? 0;
    savedHours +=
      typeof roiModel.savedHours === 'number' && Number.isFinite(roiModel.savedHours)
        ? roiModel.savedHours
        : 0;
  }
  return { savingsUsd, savedHours };
}
