const decimals = new Intl.NumberFormat('en-US', { maximumFractionDigits: 6 });

/** A factor with as many decimals as it has: 0.87 → "0.87", 0.7 + 0.3 × 2 ÷ 3 → "0.9". */
export function formatFactor(factor: number): string {
  return decimals.format(factor);
}
