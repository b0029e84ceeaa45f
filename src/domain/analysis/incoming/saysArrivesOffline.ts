import { normalizeWords } from '../matching/readWords';

const offline =
  '(?:paper|paper forms?|phone|telephone|fax|post|mail|letters?|clipboards?|slips?(?: of paper)?|note ?books?|whiteboards?|voicemails?|sticky notes?|post its?)';
/** "By phone", "on paper", "in the mail", "from handwritten slips", "faxed": by which way work reaches a firm. */
const ways = new RegExp(
  `\\b(?:by|on|via|over|through|in|from) (?:the |our |their |a |plain |handwritten )?${offline}\\b|\\b(?:handwritten|faxed|phoned in|paper based)\\b`,
  'u',
);
/** It was so, or isn't; or it goes out that way and doesn't come in. */
const otherwise =
  /\b(?:no longer|not|never|nothing|none|hardly|rarely|used to|instead of|rather than|moved away|chas(?:e[sd]?|ing)|remind\w*|follow\w* up|answer\w*)\b/u;
/** In a goal only what is so today tells how work comes in; what a client would like to offer doesn't. */
const today =
  /\b(?:comes?|coming|arrives?|arriving|reach(?:es)?|still|today|stop|away from|rid of|end|off|replace|no more|typed|typing)\b/u;

/** Whether a client says of work that it reaches them on paper, by phone or by post. */
export function saysArrivesOffline(words: string, { isGoal = false } = {}): boolean {
  const line = normalizeWords(words);
  return ways.test(line) && !otherwise.test(line) && (!isGoal || today.test(line));
}
