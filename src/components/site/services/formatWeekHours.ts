/**
 * Formats weekly hours with one decimal, none if it is zero: 5.88 → "5.9", 2.35 → "2.4", 4 → "4". Rounds to thousandths
 * first, because products of shares carry binary floating-point errors.
 */
export function formatWeekHours(hours: number): string {
  return String(Math.round(Math.round(hours * 1_000) / 100) / 10);
}
