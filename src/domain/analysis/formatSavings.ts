import { formatUsd } from '@/format/numbers';

// "$12,500", "$ 12,500.50", "$45K", "$1.2M", "$1.5 million"; "5k" in another word ("$5 kits") doesn't count.
const dollarAmount = /\$\s*(\d[\d,]*(?:\.\d+)?)\s*(k|m|thousand|million)?(?![a-z])/i;
const multipliers: Readonly<Record<string, number>> = {
  k: 1_000,
  thousand: 1_000,
  m: 1_000_000,
  million: 1_000_000,
};

/** US dollars a year from a number or from the first dollar amount in a text; undefined for 'TBD' and the like. */
export function savingsAmountUsd(savings: unknown): number | undefined {
  if (typeof savings === 'number') return Number.isFinite(savings) ? savings : undefined;
  if (typeof savings !== 'string') return undefined;
  const match = dollarAmount.exec(savings);
  if (!match?.[1]) return undefined;
  const multiplier = multipliers[match[2]?.toLowerCase() ?? ''] ?? 1;
  return Number(match[1].replaceAll(',', '')) * multiplier;
}

/**
 * Savings as tables show them: "$34,545", with "/year" behind it if the text had it, and "TBD" where there is no
 * amount.
 */
export function formatSavings(savings: unknown): string {
  const amountUsd = savingsAmountUsd(savings);
  if (amountUsd === undefined) return 'TBD';
  const perYear = typeof savings === 'string' && /\/\s*year/iu.test(savings);
  return `${formatUsd(amountUsd)}${perYear ? '/year' : ''}`;
}
