import { analyze } from '@/domain/analysis/analyze';
import { differingFigures } from '@/domain/analysis/differingFigures';
import type { AnalysisResult } from '@/domain/analysis/types';
import type { Analysis } from '@/payload-types';
import { countedDayRate } from './dayRate';
import { chosenDays } from './planOf';
import { hashAnswers, recordedAnswers } from './recordedAnswers';

/** What of a stored analysis today's engine doesn't come to from its answers, rate and days; nothing where it is the same. */
export function differencesOf(analysis: Analysis): string[] {
  try {
    const answers = recordedAnswers(analysis);
    const recordedHash = analysis.calculation?.inputsHash;
    const isAltered = recordedHash ? recordedHash !== hashAnswers(answers) : false;
    const days = chosenDays(analysis);
    const again = recalculate(analysis, days?.movesPhases ? days.aMonth : null);
    return [...(isAltered ? ['answers'] : []), ...differingFigures(analysis, again)];
  } catch {
    return ['unreadable answers'];
  }
}

/** What today's engine makes of a stored analysis' answers, at its own rate, for so many days of the client's people a month. */
export const recalculate = (analysis: Analysis, ownDaysAMonth: number | null): AnalysisResult =>
  analyze(recordedAnswers(analysis), countedDayRate(analysis.dayRateUsd), ownDaysAMonth);
