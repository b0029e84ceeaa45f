/** Matches a sentence that says that the firm tried something and gave it up. */
export const endedAttempt =
  /\b(?:we|i)\b[^.!?]{0,20}\b(?:tried|tested|piloted|bought)\b.*\b(?:stopped|cancell?ed|dropped|gave (?:it )?up|quit|abandoned|scrapped|ditched|returned)\b/i;
