import type { SourceCoverage } from './sourceCoverage';
import type { AnalysisAnswers, TaskProfile } from './types';
import {
  ambitiousShareLimit,
  ceilingByJudgement,
  digitalFactor,
  draftingAlreadyHelpedFactor,
  expectedShareLimit,
  noAiYetFactor,
  readinessFactor,
  spread,
  structureFactor,
  variationFactor,
  withoutDataFactor,
} from './shareFactors';

/** Answers about the whole business that affect every task. */
export type Setting = Pick<AnalysisAnswers, 'aiReadiness' | 'readinessAudit' | 'currentAiUsage'>;

/** Whole percents of a task's hours, 1 ≤ cautious ≤ expected ≤ ambitious ≤ 80, expected ≤ 70. */
export interface SharePercents {
  cautious: number;
  expected: number;
  ambitious: number;
}

/** The factors that lower the ceiling, in multiplication order. */
export const shareFactorKeys = ['structure', 'variation', 'digital', 'data', 'readiness', 'aiHabit'] as const;
export type ShareFactorKey = (typeof shareFactorKeys)[number];

/** All unrounded parts of a task's share. */
export interface ShareCalculation {
  /** Ceiling by the task's judgement grade; each factor lowers it. */
  ceiling: number;
  factors: Record<ShareFactorKey, number>;
  /** Ceiling × factors, at most the limit for expected shares. */
  expected: number;
  /** Relative distance of the cautious share below the expected one, and of the ambitious share above it. */
  downward: number;
  upward: number;
}

/** Computes the formula of shareFactors.ts step by step. */
export function calculateShare(
  profile: TaskProfile,
  coverage: SourceCoverage,
  setting: Setting,
): ShareCalculation {
  const ceiling = ceilingByJudgement[profile.judgement];
  const factors = {
    structure: structureFactor[profile.structure],
    variation: variationFactor[profile.variation],
    digital: digitalFactor[profile.digital],
    data: withoutDataFactor + (1 - withoutDataFactor) * coverage.ratio,
    readiness: readinessFactor[setting.aiReadiness],
    aiHabit: aiHabitFactor(profile, setting),
  };
  const product = shareFactorKeys.reduce((share, key) => share * factors[key], ceiling);
  const downward =
    spread.base +
    spread.perVariationGrade * (profile.variation - 1) +
    spread.allDataMissing * (1 - coverage.ratio);
  return {
    ceiling,
    factors,
    expected: Math.min(expectedShareLimit, product),
    downward,
    upward: downward * spread.upwardPart,
  };
}

/**
 * Returns the share of a task's hours that automation takes over in its first year, by the formula in shareFactors.ts.
 * Rounded to whole percents here, before any money is computed, so that the texts and the figures agree.
 */
export function automatableShare(
  profile: TaskProfile,
  coverage: SourceCoverage,
  setting: Setting,
): SharePercents {
  const { expected, downward, upward } = calculateShare(profile, coverage, setting);
  return {
    cautious: wholePercent(expected * (1 - downward)),
    expected: wholePercent(expected),
    ambitious: wholePercent(Math.min(ambitiousShareLimit, expected * (1 + upward))),
  };
}

function aiHabitFactor({ structure }: TaskProfile, { currentAiUsage }: Setting): number {
  if (currentAiUsage === 'no') return noAiYetFactor;
  return structure <= 2 ? draftingAlreadyHelpedFactor : 1;
}

function wholePercent(share: number): number {
  return Math.max(1, Math.round(share * 100));
}
