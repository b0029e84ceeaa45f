/** Matches a sentence that says that the firm tried something and gave it up itself: "and stopped it", "we cancelled". */
export const endedAttempt =
  /\b(?:we|i)\b[^.!?]{0,20}\b(?:tried|tested|piloted|bought)\b.*(?:,|;|\b(?:and|but|then|we|i))\s+(?:stopped|cancell?ed|dropped|gave (?:it )?up|quit|abandoned|scrapped|ditched|returned)\b(?=\s+(?:it|them|that|using|after|because|when|within|again)\b|\s*(?:[,;:.!]|$))/i;
