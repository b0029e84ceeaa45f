/**
 * How numbers and money are written, everywhere: one fixed locale, so that the same analysis reads the same on every
 * server and in every browser.
 */
const numberFormat = (options: Intl.NumberFormatOptions) => {
  let format: Intl.NumberFormat | undefined;
  return (value: number): string => (format ??= new Intl.NumberFormat('en-US', options)).format(value);
};

const usd = { style: 'currency', currency: 'USD' } as const;

/** A number with thousands separators and at most two decimals: 2184 → "2,184". */
export const formatCount = numberFormat({ maximumFractionDigits: 2 });

/** Always one decimal: 2 → "2.0". */
export const formatTenths = numberFormat({ minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** So many of something: "1 user", "2,184 users", "2 analyses". */
export const countOf = (count: number, one: string, many = `${one}s`): string =>
  `${formatCount(count)} ${count === 1 ? one : many}`;

/** A factor with as many decimals as it has: 0.87 → "0.87", 0.7 + 0.3 × 2 ÷ 3 → "0.9". */
export const formatFactor = numberFormat({ maximumFractionDigits: 6 });

/** Whole US dollars: 34545 → "$34,545". */
export const formatUsd = numberFormat({ ...usd, maximumFractionDigits: 0 });

/** US dollars to the nearest thousand, for estimates as a whole: 34545 → "$35,000". */
export const formatUsdThousands = (amountUsd: number): string =>
  formatUsd(Math.round(amountUsd / 1_000) * 1_000);

/** US dollars with cents, for hourly rates: 33.6538 → "$33.65". */
export const formatUsdCents = numberFormat(usd);

const everyDigit = numberFormat({ ...usd, maximumFractionDigits: 10 });

/** US dollars with decimals only where there are any, for amounts that people stated: 70000 → "$70,000". */
export const formatUsdExact = (amountUsd: number): string =>
  Number.isInteger(amountUsd) ? formatUsd(amountUsd) : everyDigit(amountUsd);

const percent = numberFormat({ style: 'percent' });
const change = numberFormat({ style: 'percent', signDisplay: 'exceptZero' });

/** A part of a whole as "43%"; nothing of nothing is "0%". */
export const formatShare = (part: number, whole: number): string => percent(whole > 0 ? part / whole : 0);

/** How much more or less than before as "+20%"; empty where there was nothing to compare with. */
export const formatChange = (now: number, before: number): string =>
  before > 0 ? change((now - before) / before) : '';
