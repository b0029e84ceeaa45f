import { newcomers } from '@/domain/accounts/newcomers';

/** Tokens charged or reserved today. */
export interface Spending {
  /** Of all accounts. */
  today: number;
  /** Of the requesting account. */
  own: number;
  /** Of new accounts and deleted ones, if the requesting account is new; else null. */
  byNewcomers: number | null;
}

interface DailyLimits {
  tokensPerDay: number;
  tokensPerUserPerDay: number;
}

/** Returns whether the daily limits allow this many more tokens. */
export const fitsBudget = (tokens: number, spent: Spending, limits: DailyLimits): boolean =>
  spent.today + tokens <= limits.tokensPerDay &&
  spent.own + tokens <= limits.tokensPerUserPerDay &&
  (spent.byNewcomers === null || spent.byNewcomers + tokens <= limits.tokensPerDay * newcomers.shareOfTokens);
