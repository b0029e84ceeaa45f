import type { RoiModel } from '../types';
import type { Investment } from './estimateInvestment';
import { valueYears, type Span } from './investmentFactors';

export const returnCases = ['cautious', 'expected', 'ambitious'] as const;
export type ReturnCase = (typeof returnCases)[number];

/** The result of one case. */
export interface CaseReturn {
  savingsUsd: number;
  oneTimeUsd: number;
  runningUsd: number;
  /** Whole months of operation until the one-time cost is recovered; null if never. */
  paybackMonths: number | null;
  /** Savings minus all costs over three years; whole US dollars, negative for a loss. */
  threeYearUsd: number;
}

/**
 * 'sure' pays back within three years even in the cautious case, 'likely' in the expected one, 'open' only in the
 * ambitious one, 'no' in none.
 */
type Verdict = 'sure' | 'likely' | 'open' | 'no';

export interface InvestmentReturn {
  cases: Record<ReturnCase, CaseReturn>;
  verdict: Verdict;
}

/** US dollars a year saved in each case. */
export type SavingsCases = Record<ReturnCase, number>;

export const savingsCases = (range: NonNullable<RoiModel['range']>): SavingsCases => ({
  cautious: range.cautious.savingsUsd,
  expected: range.expected.savingsUsd,
  ambitious: range.ambitious.savingsUsd,
});

/**
 * Computes a project's return. The cautious case combines the low savings with the high costs, the ambitious one the
 * opposite, the expected one the middle of both. Savings are annual; nothing is saved before it runs.
 */
export function investmentReturn(
  savings: SavingsCases,
  { oneTimeUsd, runningUsd }: Pick<Investment, 'oneTimeUsd' | 'runningUsd'>,
): InvestmentReturn {
  const cases = {
    cautious: caseReturn(savings.cautious, oneTimeUsd.high, runningUsd.high),
    expected: caseReturn(savings.expected, middle(oneTimeUsd), middle(runningUsd)),
    ambitious: caseReturn(savings.ambitious, oneTimeUsd.low, runningUsd.low),
  };
  return { cases, verdict: verdictOf(cases) };
}

/** Whether a project is worthwhile: in the expected case it saves more than it costs over three years. */
export const isWorthwhile = ({ verdict }: Pick<InvestmentReturn, 'verdict'>): boolean =>
  verdict === 'sure' || verdict === 'likely';

function caseReturn(savingsUsd: number, oneTimeUsd: number, runningUsd: number): CaseReturn {
  const netUsd = savingsUsd - runningUsd;
  return {
    savingsUsd,
    oneTimeUsd,
    runningUsd,
    paybackMonths: netUsd > 0 ? Math.max(1, Math.ceil((oneTimeUsd * 12) / netUsd)) : null,
    threeYearUsd: valueYears * netUsd - oneTimeUsd,
  };
}

function verdictOf({ cautious, expected, ambitious }: InvestmentReturn['cases']): Verdict {
  if (cautious.threeYearUsd > 0) return 'sure';
  if (expected.threeYearUsd > 0) return 'likely';
  return ambitious.threeYearUsd > 0 ? 'open' : 'no';
}

const middle = ({ low, high }: Span) => Math.round((low + high) / 2);
