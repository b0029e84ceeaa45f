const grouped = /^\d{1,3}(?:,\d{3})+(?:\.\d*)?$/;
const plain = /^-?(?:\d+[.,]?\d*|[.,]\d+)$/;
const exponents = { k: 3, m: 6 } as const;

/**
 * Parses a number as users type it: "2.5" equals "2,5"; "75,000", "$ 75 000" and "75k" are thousands, "1.2m" is millions.
 * NaN if it isn't a number.
 */
export function typedNumber(text: string): number {
  const bare = text.replace(/[\s$]/g, '').toLowerCase();
  const suffix = bare.endsWith('k') ? 'k' : bare.endsWith('m') ? 'm' : null;
  const digits = suffix ? bare.slice(0, -1) : bare;
  if (!grouped.test(digits) && !plain.test(digits)) return Number.NaN;
  const decimal = grouped.test(digits) ? digits.replaceAll(',', '') : digits.replace(',', '.');
  // An exponent instead of a product: 1.005 × 1,000 isn't 1,005 in binary floating point.
  return Number(suffix ? `${decimal}e${exponents[suffix]}` : decimal);
}
