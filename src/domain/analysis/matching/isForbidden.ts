import { clientsForbidAi } from '../constraints/clientsForbidAi';
import { publicAi } from '../constraints/publicAi';
import { memoize } from '../memoize';
import { prohibitionsOfClause } from './clauseProhibitions';
import { humanDecisions, noRule, reservedWork } from './humanDecisions';
import { isQuestion } from './isQuestion';
import { prohibitions } from './prohibitionPhrases';
import { normalizeWords } from './readWords';

/**
 * Canonical words, each replacing its synonyms. They keep the patterns small: with all synonyms spelled out, compiling
 * took a second more.
 */
const meanings: readonly (readonly [string, RegExp])[] = [
  [
    'ai',
    /\b(?:ais|artificial intelligence|chat ?gpt|gpt|chat ?bots?|bots?|robots?|robo ?calls?|voice ?bots?|llms?|language models?|copilot|algorithms?|virtual (?:assistants?|agents?|receptionists?)|autoresponders?)\b/gu,
  ],
  ['machine', /\b(?:machines|computers?)\b/gu],
  ['tool', /\btools\b/gu],
  ['program', /\bprograms\b/gu],
];

/** Enough for bots; "no AI" may be the answer to whether there is any. */
const noBots =
  /(?:^|, )(?:please )?no (?:(?:(?:voice|phone|chat) )?bots?|chatbots?|voicebots?|robots?)(?=$| ,)/u;
const ruleIsGone =
  /\b(?:used to|no longer) (?:forbid|ban|prohibit|have a rule|say)\b|\b(?:i|we|they) (?:have )?(?:lifted|reversed|dropped|ended) (?:that|it|this|the (?:ban|rule))\b/u;

/** What else a part says: "Two clients forbid AI on their files, and AI must never set prices." */
const besideClientsRule = (part: string): string =>
  part
    .split(/[,;:]| and | but /u)
    .filter((clause) => !clientsForbidAi.test(clause, clause))
    .join(', ');

/** Parts and clauses of a few analyses. */
const mostParts = 300;

/**
 * Whether a part of a sentence excludes work from AI or other software ("AI must not answer the phone"), or reserves
 * its decision for people ("Humans must approve every refund").
 */
export const isForbidden = memoize((part: string): boolean => {
  if (publicAi.some((pattern) => pattern.test(part))) return false;
  const own = clientsForbidAi.test(part, part) ? besideClientsRule(part) : part;
  const words = normalizeWords(own.replace(/\s[–—-]+\s|[:()]/gu, ', '))
    .replace(/[^\p{L}\p{N}\s,]+/gu, ' ')
    .replace(/,/gu, ' , ')
    .replace(/\s+/gu, ' ')
    .trim();
  if (isQuestion(words) || ruleIsGone.test(words)) return false;
  const clauses = meanings.reduce((text, [word, synonyms]) => text.replace(synonyms, word), words);
  const line = clauses.replace(/[\s,]+/gu, ' ').trim();
  return (
    noBots.test(words) ||
    prohibitionsOfClause.some((pattern) => pattern.test(clauses)) ||
    prohibitions.some((pattern) => pattern.test(line)) ||
    reservedWork.some((pattern) => pattern.test(line)) ||
    (humanDecisions.some((pattern) => pattern.test(line)) && !noRule.test(line))
  );
}, mostParts);
