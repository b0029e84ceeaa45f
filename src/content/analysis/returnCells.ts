import type { InvestmentReturn } from '@/domain/analysis/investment/investmentReturn';
import { formatUsd } from '@/format/numbers';
import { paybackText } from './planSummary';
import { planTexts as texts } from './planTexts';

/**
 * What stands in a table of projects for when one pays back and what it is worth: the expected case with the cautious one
 * below it; a dash where no savings are stated.
 */
export function returnCells(returns: InvestmentReturn | undefined): [payback: string, value: string] {
  if (!returns) return ['–', '–'];
  const { cautious, expected } = returns.cases;
  return [
    below(paybackText(expected.paybackMonths), paybackText(cautious.paybackMonths)),
    below(formatUsd(expected.threeYearUsd), formatUsd(cautious.threeYearUsd)),
  ];
}

const below = (expected: string, cautious: string) => `${expected}\n${texts.cautious}: ${cautious}`;
