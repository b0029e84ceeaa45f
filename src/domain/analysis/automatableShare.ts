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

/** What the client said about the whole business that bears on every task. */
export type Setting = Pick<AnalysisAnswers, 'aiReadiness' | 'currentAiUsage'>;

/** Whole percents of a task's hours, 1 ≤ cautious ≤ expected ≤ ambitious ≤ 80, expected ≤ 70. */
export interface SharePercents {
  cautious: number;
  expected: number;
  ambitious: number;
}

/**
 * The part of a task's hours that automation takes over in its first year, by the model in shareFactors.ts. Rounded
 * to whole percents here, before any money is computed, so that the texts and the figures agree.
 */
export function automatableShare(
  profile: TaskProfile,
  coverage: SourceCoverage,
  setting: Setting,
): SharePercents {
  const expected = Math.min(
    expectedShareLimit,
    ceilingByJudgement[profile.judgement] *
      structureFactor[profile.structure] *
      variationFactor[profile.variation] *
      digitalFactor[profile.digital] *
      dataFactor(coverage) *
      readinessFactor[setting.aiReadiness] *
      aiHabitFactor(profile, setting),
  );
  const downward =
    spread.base +
    spread.perVariationGrade * (profile.variation - 1) +
    spread.allDataMissing * (1 - coverage.ratio);
  return {
    cautious: wholePercent(expected * (1 - downward)),
    expected: wholePercent(expected),
    ambitious: wholePercent(Math.min(ambitiousShareLimit, expected * (1 + downward * spread.upwardPart))),
  };
}

function dataFactor({ ratio }: SourceCoverage): number {
  return withoutDataFactor + (1 - withoutDataFactor) * ratio;
}

function aiHabitFactor({ structure }: TaskProfile, { currentAiUsage }: Setting): number {
  if (currentAiUsage === 'no') return noAiYetFactor;
  return structure <= 2 ? draftingAlreadyHelpedFactor : 1;
}

function wholePercent(share: number): number {
  return Math.max(1, Math.round(share * 100));
}
