import { scoreBand, type ScoreBand } from '@/domain/audit/scoreBand';
import type { ReadinessLevel } from './types';

/** Assumed without an audit: the middle level, labeled as an assumption wherever it is shown. */
export const assumedReadiness: ReadinessLevel = 'intermediate';

const readinessByBand: Readonly<Record<ScoreBand, ReadinessLevel>> = {
  error: 'beginner',
  warning: 'intermediate',
  success: 'advanced',
};

/** Returns the readiness level for an audit's overall score (0 to 100): the band its report names. */
export const readinessOfScore = (percent: number): ReadinessLevel => readinessByBand[scoreBand(percent)];
