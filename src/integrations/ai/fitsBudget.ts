interface Spending {
  /** Tokens charged or reserved today, of all accounts and of the one that asks. */
  today: number;
  own: number;
}

interface DailyLimits {
  tokensPerDay: number;
  tokensPerUserPerDay: number;
}

/** Whether so many more tokens may be spent today. */
export const fitsBudget = (tokens: number, spent: Spending, limits: DailyLimits): boolean =>
  spent.today + tokens <= limits.tokensPerDay && spent.own + tokens <= limits.tokensPerUserPerDay;
