import type { InvestmentReturn } from '../investment/investmentReturn';

/** What of a plan decides on it; nothing where nothing pays. */
export interface WeighedPlan {
  returns?: Pick<InvestmentReturn, 'verdict'>;
}

/** Whether the first project that pays decides on the others: where the plan isn't sure to pay back in the cautious case. */
export const isOneByOne = ({ returns }: WeighedPlan): boolean =>
  returns !== undefined && returns.verdict !== 'sure';
