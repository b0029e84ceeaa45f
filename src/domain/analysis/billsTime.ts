const byHour =
  /\b(?:bill(?:s|ed|ing|able)? (?:\w+ ){0,3}(?:hours?|hourly|time)|billable|by the hour|hourly (?:rates?|fees?)|time and materials?)\b/i;
/** What people are paid, or not billed, by the hour. */
const notBilled =
  /\b(?:pa(?:y|ys|id|ying)|wages?|earns?|not|never|\w+n[’']t) (?:[\w’']+ ){0,4}(?:by the hour|hourly|bill(?:ed|able)?)\b/gi;
const byJob = /\b(?:flat|fixed)[ -](?:fees?|rates?|prices?|pricing)\b/i;
const notByJob =
  /\b(?:no|not|never|without|instead of|rather than|\w+n[’']t) (?:(?:offer|charge|do|use|have|take|quote|bill|work|any|an?|on|for|by|our|of) ){0,3}(?:flat|fixed)[ -](?:fees?|rates?|prices?|pricing)\b/gi;

/** Trades that usually bill their hours. */
const billingTrades =
  /\b(?:law(?:yers?)?|legal|attorneys?|accountants?|accounting|cpas?|bookkeep\w*|consult\w*|engineering services|architectural services|advertising agencies|public relations|IT services|computer systems design)\b/i;

/** Trades that are paid by the deal, the visit, or the item. */
const otherTrades =
  /\b(?:brokers?|brokerages?|(?:real estate|travel|insurance) (?:agents?|agenc\w+)|clinics?|physicians|dentists|surgical|emergency centers|stores?|retailers?|dealers|restaurants?)\b/i;

/** Whether a firm bills the hours it works: by what the client wrote, otherwise by its trade. */
export function billsTime(industry: string, words: string): boolean {
  if (byJob.test(words.replace(notByJob, ''))) return false;
  return (
    billingTrades.test(industry) || (!otherTrades.test(industry) && byHour.test(words.replace(notBilled, '')))
  );
}
