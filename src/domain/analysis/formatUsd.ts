const wholeDollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
});
const dollarsAndCents = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
const everyDigit = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 10,
});

/** Whole US dollars: 34545 → "$34,545". */
export function formatUsd(amountUsd: number): string {
  return wholeDollars.format(amountUsd);
}

/** US dollars with cents, for hourly rates: 33.6538 → "$33.65". */
export function formatUsdCents(amountUsd: number): string {
  return dollarsAndCents.format(amountUsd);
}

/** US dollars with decimals only where there are any, for amounts that people stated: 70000 → "$70,000". */
export function formatUsdExact(amountUsd: number): string {
  return Number.isInteger(amountUsd) ? formatUsd(amountUsd) : everyDigit.format(amountUsd);
}
