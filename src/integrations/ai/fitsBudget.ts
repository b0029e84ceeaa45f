import { newcomers } from '@/domain/accounts/newcomers';

/** Tokens charged or reserved today. */
export interface Spending {
  /** Of all accounts. */
  today: number;
  /** Of the account that asks. */
  own: number;
  /** Of newcomers and accounts that are gone, if the account that asks is a newcomer's; else null. */
  byNewcomers: number | null;
}

interface DailyLimits {
  tokensPerDay: number;
  tokensPerUserPerDay: number;
}

/** Whether so many more tokens may be spent today. */
export const fitsBudget = (tokens: number, spent: Spending, limits: DailyLimits): boolean =>
  spent.today + tokens <= limits.tokensPerDay &&
  spent.own + tokens <= limits.tokensPerUserPerDay &&
  (spent.byNewcomers === null || spent.byNewcomers + tokens <= limits.tokensPerDay * newcomers.shareOfTokens);
