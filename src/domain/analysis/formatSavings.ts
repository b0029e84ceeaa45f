import { formatUsd } from '@/format/numbers';

// "$12,500", "$ 12,500.50", "$45K", "$1.2M", "$1.5 million", "$10kpa"; "5k" in another word ("$5 kits") doesn't count.
const dollarAmount =
  /\$\s*(\d[\d,]*(?:\.\d+)?)(?:\s*(k|mn?|bn|thousand|million|billion)(?=(?:usd|pa|p\.a)?(?![a-z\d])))?/i;
const multipliers: Readonly<Record<string, number>> = { k: 1e3, t: 1e3, m: 1e6, b: 1e9 };

/**
 * Parses US dollars a year from a number or from the first dollar amount in a text; undefined for 'TBD' and the like.
 */
export function savingsAmountUsd(savings: unknown): number | undefined {
  if (typeof savings === 'number') return Number.isFinite(savings) ? savings : undefined;
  if (typeof savings !== 'string') return undefined;
  const match = dollarAmount.exec(savings);
  if (!match?.[1]) return undefined;
  const multiplier = multipliers[match[2]?.[0]?.toLowerCase() ?? ''] ?? 1;
  return Number(match[1].replaceAll(',', '')) * multiplier;
}

/** Formats savings: "$34,545", followed by "/year" if the text had it, and "TBD" without an amount. */
export function formatSavings(savings: unknown): string {
  const amountUsd = savingsAmountUsd(savings);
  if (amountUsd === undefined) return 'TBD';
  const perYear = typeof savings === 'string' && /\/\s*year/i.test(savings);
  return `${formatUsd(amountUsd)}${perYear ? '/year' : ''}`;
}
