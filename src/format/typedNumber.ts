const grouped = /^\d{1,3}(?:,\d{3})+(?:\.\d*)?$/;
const plain = /^-?(?:\d+[.,]?\d*|[.,]\d+)$/;

/**
 * Parses a number as users type it: "2.5" equals "2,5"; "75,000" and "$ 75 000" are thousands. NaN if it isn't a
 * number.
 */
export function typedNumber(text: string): number {
  const bare = text.replace(/[\s$]/g, '');
  if (grouped.test(bare)) return Number(bare.replaceAll(',', ''));
  return plain.test(bare) ? Number(bare.replace(',', '.')) : Number.NaN;
}
