import { analyze } from '@/domain/analysis/analyze';
import { differingFigures } from '@/domain/analysis/differingFigures';
import type { AnalysisResult } from '@/domain/analysis/types';
import type { Analysis } from '@/payload-types';
import { countedDayRate } from './dayRate';
import { chosenDays } from './planOf';
import { hashAnswers, recordedAnswers } from './recordedAnswers';

/** Returns the names of stored figures that the current engine doesn't reproduce from the stored input. */
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

/** Runs the current engine on a stored analysis' answers and rate, with the given client days per month. */
export const recalculate = (analysis: Analysis, ownDaysAMonth: number | null): AnalysisResult =>
  analyze(recordedAnswers(analysis), countedDayRate(analysis.dayRateUsd), ownDaysAMonth);
