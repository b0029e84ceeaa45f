import { phrase } from '../phrase';
import type { Question } from '../strategic/sentenceWith';

const forbids =
  "(?:forbids?|prohibits?|bans?|(?:(?:do|does|will|would|did) not|(?:do|does|wo|would)n[’']?t) (?:allow|permit|accept|agree to|let us use))";

const namesAi = /\b(?:ai|artificial)\b/i;

const clientsForbid = phrase`\b(?:clients?|customers?|carriers?|insurers?|builders?|gcs?|general contractors?|lenders?|hospitals?|agencies|agency|brands?)\b(?:(?!\b(?:we|our people|staff)\b)[^.!?;]){0,60}?\b${forbids} (?:us )?(?:any |the use of |using |to use )?(?:ai|artificial intelligence)\b(?: tools?)?(?: (?:on|for|in|with) (?:their|its|this|that|his|her)\b|\s*[(.,]|$)`;

/** "One prime put it in their terms: no AI on their prints." */
const onTheirs = /\bno (?:ai|artificial intelligence) on (?:their|its) \w+/i;

/** Matches clients who allow no AI on their own work: "two clients forbid AI on their matters". */
export const clientsForbidAi: Question = {
  test: (part) => namesAi.test(part) && (clientsForbid.test(part) || onTheirs.test(part)),
};
