// One fixed locale: the same analysis reads the same on every server and in every browser.
const grouping = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 });

/** A number with thousands separators and at most two decimals: 2184 → "2,184". */
export function formatCount(value: number): string {
  return grouping.format(value);
}
