import { investmentReturn, type InvestmentReturn, type SavingsCases } from '../investment/investmentReturn';
import type { AnalysisPlan } from './analysisPlan';

/** Deviations from the plan: the share of the savings that is realized, and of the costs that arise. */
const sensitivities = [
  { id: 'quarterLess', savings: 0.75, costs: 1 },
  { id: 'halfLess', savings: 0.5, costs: 1 },
  { id: 'halfMoreCost', savings: 1, costs: 1.5 },
] as const;
export type SensitivityId = (typeof sensitivities)[number]['id'];

/** Returns the plan's return if less is saved or more is spent; empty if nothing pays. */
export function planSensitivity({
  investment,
  returns,
}: Pick<AnalysisPlan, 'investment' | 'returns'>): { id: SensitivityId; returns: InvestmentReturn }[] {
  if (!returns) return [];
  const { cautious, expected, ambitious } = returns.cases;
  return sensitivities.map(({ id, savings, costs }) => {
    const less: SavingsCases = {
      cautious: Math.round(cautious.savingsUsd * savings),
      expected: Math.round(expected.savingsUsd * savings),
      ambitious: Math.round(ambitious.savingsUsd * savings),
    };
    const more = (usd: number) => Math.round(usd * costs);
    return {
      id,
      returns: investmentReturn(less, {
        oneTimeUsd: { low: more(investment.oneTimeUsd.low), high: more(investment.oneTimeUsd.high) },
        runningUsd: { low: more(investment.runningUsd.low), high: more(investment.runningUsd.high) },
      }),
    };
  });
}
