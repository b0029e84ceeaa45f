/**
 * Hours of a week with one decimal, none where it is zero: 5.88 → "5.9", 2.35 → "2.4", 4 → "4". Thousandths are
 * rounded first, as products of shares end in digits that only the binary number has.
 */
export function formatWeekHours(hours: number): string {
  return String(Math.round(Math.round(hours * 1_000) / 100) / 10);
}
