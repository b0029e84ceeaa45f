/**
 * Formats of numbers and money, in one fixed locale, so that an analysis reads the same on every server and in every
 * browser.
 */
const numberFormat = (options: Intl.NumberFormatOptions) => {
  let format: Intl.NumberFormat | undefined;
  return (value: number): string => (format ??= new Intl.NumberFormat('en-US', options)).format(value);
};

const usd = { style: 'currency', currency: 'USD' } as const;

/** Formats a number with thousands separators and at most two decimals: 2184 → "2,184". */
export const formatCount = numberFormat({ maximumFractionDigits: 2 });

/** Formats a number with exactly one decimal: 2 → "2.0". */
export const formatTenths = numberFormat({ minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** Formats a count with its noun: "1 user", "2,184 users", "2 analyses". */
export const countOf = (count: number, one: string, many = `${one}s`): string =>
  `${formatCount(count)} ${count === 1 ? one : many}`;

/** Formats a factor with up to six decimals: 0.87 → "0.87", 0.7 + 0.3 × 2 ÷ 3 → "0.9". */
export const formatFactor = numberFormat({ maximumFractionDigits: 6 });

/** Formats whole US dollars: 34545 → "$34,545". */
export const formatUsd = numberFormat({ ...usd, maximumFractionDigits: 0 });

/** Formats US dollars rounded to the nearest thousand, for totals of estimates: 34545 → "$35,000". */
export const formatUsdThousands = (amountUsd: number): string =>
  formatUsd(Math.round(amountUsd / 1_000) * 1_000);

/** Formats US dollars with cents, for hourly rates: 33.6538 → "$33.65". */
export const formatUsdCents = numberFormat(usd);

const everyDigit = numberFormat({ ...usd, maximumFractionDigits: 10 });

/** Formats US dollars with decimals only if there are any, for amounts entered by users: 70000 → "$70,000". */
export const formatUsdExact = (amountUsd: number): string =>
  Number.isInteger(amountUsd) ? formatUsd(amountUsd) : everyDigit(amountUsd);

const percent = numberFormat({ style: 'percent' });
const change = numberFormat({ style: 'percent', signDisplay: 'exceptZero' });

/** Formats a share of a whole: "43%"; "0%" if the whole is 0. */
export const formatShare = (part: number, whole: number): string => percent(whole > 0 ? part / whole : 0);

/** Formats a relative change: "+20%"; empty if there is no previous value. */
export const formatChange = (now: number, before: number): string =>
  before > 0 ? change((now - before) / before) : '';
