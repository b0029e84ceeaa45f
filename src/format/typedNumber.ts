const grouped = /^\d{1,3}(?:,\d{3})+(?:\.\d*)?$/;
const plain = /^-?(?:\d+[.,]?\d*|[.,]\d+)$/;

/**
 * A number as people type it: "2.5" and "2,5" are the same, "75,000" and "$ 75 000" are thousands. NaN when it is none.
 */
export function typedNumber(text: string): number {
  const bare = text.replace(/[\s$]/g, '');
  if (grouped.test(bare)) return Number(bare.replaceAll(',', ''));
  return plain.test(bare) ? Number(bare.replace(',', '.')) : Number.NaN;
}
