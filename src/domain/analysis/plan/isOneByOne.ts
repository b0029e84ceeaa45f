import type { InvestmentReturn } from '../investment/investmentReturn';

/** The input of the decision; undefined if nothing pays. */
export interface WeighedPlan {
  returns?: Pick<InvestmentReturn, 'verdict'>;
}

/**
 * Whether the first paying project has to prove itself before the others: if the plan may not pay back in the cautious
 * case.
 */
export const isOneByOne = ({ returns }: WeighedPlan): boolean =>
  returns !== undefined && returns.verdict !== 'sure';
