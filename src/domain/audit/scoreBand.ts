/** Success, warning and error, as the specification names their colors. */
export type ScoreBand = 'success' | 'warning' | 'error';

export const bandThresholds = { success: 80, warning: 60 } as const;

/** The band of a percentage, overall or of one section. */
export function scoreBand(percent: number): ScoreBand {
  if (percent >= bandThresholds.success) return 'success';
  return percent >= bandThresholds.warning ? 'warning' : 'error';
}

/** The percentage at which the next band begins; null in the highest. */
export function nextThreshold(percent: number): number | null {
  return { success: null, warning: bandThresholds.success, error: bandThresholds.warning }[
    scoreBand(percent)
  ];
}
