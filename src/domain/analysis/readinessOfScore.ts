import { scoreBand, type ScoreBand } from '@/domain/audit/scoreBand';
import type { ReadinessLevel } from './types';

/** What is counted with while there is no audit: the middle, and named an assumption wherever it is shown. */
export const assumedReadiness: ReadinessLevel = 'intermediate';

const readinessByBand: Readonly<Record<ScoreBand, ReadinessLevel>> = {
  error: 'beginner',
  warning: 'intermediate',
  success: 'advanced',
};

/** The readiness that an audit's overall score (0 to 100) stands for: the band its report names. */
export const readinessOfScore = (percent: number): ReadinessLevel => readinessByBand[scoreBand(percent)];
