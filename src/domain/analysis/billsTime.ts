const byHour =
  /\b(?:bill(?:s|ed|ing|able)? (?:\w+ ){0,3}(?:hours?|hourly|time)|billable|by the hour|hourly (?:rates?|fees?)|time and materials?)\b/iu;
const byJob = /\b(?:flat|fixed)[ -](?:fees?|rates?|prices?|pricing)\b/iu;

/** Trades that usually bill their hours. */
const billingTrades =
  /\b(?:law(?:yers?)?|legal|attorneys?|accountants?|accounting|cpas?|bookkeep\w*|consult\w*|engineering services|architectural services|advertising agencies|public relations|IT services|computer systems design)\b/iu;

/** Whether a firm bills the hours it works: by what the client wrote, otherwise by its trade. */
export function billsTime(industry: string, words: string): boolean {
  if (byJob.test(words)) return false;
  return byHour.test(words) || billingTrades.test(industry);
}
