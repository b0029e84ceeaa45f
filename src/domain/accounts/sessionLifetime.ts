const secondsPerDay = 24 * 60 * 60;

/** Longest lifetime of a session, from its sign-in. */
export const longestSessionDays = 30;

/**
 * A session ends after a day without a request, and after thirty days in any case. The token is in browser storage, so
 * it expires soon after its last use; a shorter idle time would sign users out of a half-finished questionnaire over
 * lunch.
 */
export const sessionLifetime = {
  idleSeconds: secondsPerDay,
  absoluteSeconds: longestSessionDays * secondsPerDay,
  /** Minimum seconds between writes of the last use, so that not every read request writes. */
  touchSeconds: 5 * 60,
} as const;
