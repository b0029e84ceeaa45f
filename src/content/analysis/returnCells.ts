import type { InvestmentReturn } from '@/domain/analysis/investment/investmentReturn';
import { formatUsd } from '@/format/numbers';
import { paybackText } from './planSummary';
import { planTexts as texts } from './planTexts';

/**
 * Returns the payback and value cells of a project: the expected case with the cautious one below; a dash if no
 * savings are stated.
 */
export function returnCells(returns: InvestmentReturn | undefined): [payback: string, value: string] {
  if (!returns) return ['–', '–'];
  const { cautious, expected } = returns.cases;
  return [
    below(paybackText(expected.paybackMonths), paybackText(cautious.paybackMonths)),
    below(formatUsd(expected.threeYearUsd), formatUsd(cautious.threeYearUsd)),
  ];
}

const below = (expected: string, cautious: string) => `${expected}\n${texts.low}: ${cautious}`;
