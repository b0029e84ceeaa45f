import { formatUsd } from '@/format/numbers';
import { savingsByPhase } from './breakdowns';
import type { ReadAnalysis } from './countedTasks';
import { savingsAmountUsd } from './formatSavings';
import type { Formula } from './savingsFormulas';
import type { Phase } from './types';

/** A phase's savings as the sum of its opportunities'. */
interface PhaseSum {
  phase: Phase;
  sum: Formula;
}

/** Returns the sums behind the savings of each phase; omits phases without stated savings. */
export function explainPhases({ opportunities }: ReadAnalysis): PhaseSum[] {
  return savingsByPhase(opportunities).flatMap(({ key, savingsUsd }) => {
    const amounts = opportunities
      .filter(({ phase }) => phase === key)
      .flatMap(({ roiModel }) => savingsAmountUsd(roiModel.calculatedSavings) ?? []);
    if (amounts.length === 0) return [];
    return [{ phase: key, sum: { left: amounts.map(formatUsd).join(' + '), right: formatUsd(savingsUsd) } }];
  });
}
