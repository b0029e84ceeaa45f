/** Bands by the names of their colors in the specification. */
export type ScoreBand = 'success' | 'warning' | 'error';

export const bandThresholds = { success: 80, warning: 60 } as const;

/** Returns the band of a percentage, overall or of one section. */
export function scoreBand(percent: number): ScoreBand {
  if (percent >= bandThresholds.success) return 'success';
  return percent >= bandThresholds.warning ? 'warning' : 'error';
}

/** Returns the percentage at which the next band begins; null in the highest. */
export function nextThreshold(percent: number): number | null {
  return { success: null, warning: bandThresholds.success, error: bandThresholds.warning }[
    scoreBand(percent)
  ];
}
