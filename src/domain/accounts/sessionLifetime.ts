const secondsPerDay = 24 * 60 * 60;

/** After its sign-in. */
export const longestSessionDays = 30;

/**
 * A session ends after a day without a request and after thirty days in any case. The token lives in browser storage,
 * so it is worth little for long; a shorter idle time would throw people out of a half-finished questionnaire at lunch.
 */
export const sessionLifetime = {
  idleSeconds: secondsPerDay,
  absoluteSeconds: longestSessionDays * secondsPerDay,
  /** A use is written down at most this often, so that reading does not become writing. */
  touchSeconds: 5 * 60,
} as const;
