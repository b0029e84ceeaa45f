import { plainLine } from '../excerpt';
import { sentenceEnds } from '../sentenceEnds';
import { isDismissed } from './isDismissed';

/** A sentence of a client, and those of its parts that speak of something to be done. */
export interface ReadSentence {
  sentence: string;
  parts: string[];
}

/** What follows is how a goal is not to be reached, or what nobody wants. */
const avoided =
  /\b(?:without (?:adding|hiring|growing|recruiting|taking|any(?! (?:lay|job))|more|new|extra|additional)|instead of|rather than|as opposed to|not as)\b.*?(?=,|\b(?:we|i)\b|$)/giu;

/** The sentences of a text, without the parts which say that something is no trouble. */
export function partsOf(text: string): ReadSentence[] {
  return readSentences(text, (part) => (isDismissed(part) ? '' : part));
}

/**
 * The same with what such a part says besides: "Payroll is fine and AI must not touch it" leaves nothing to be done, and
 * still forbids.
 */
export function partsBesidePraise(text: string): ReadSentence[] {
  return readSentences(text, (part) => (isDismissed(part) ? besidePraise(part) : part));
}

function readSentences(text: string, keep: (part: string) => string): ReadSentence[] {
  return text
    .split(/[\n\r•]+/u)
    .flatMap((line) =>
      line
        .trim()
        .replace(/[.!?]$/u, '')
        .split(sentenceEnds),
    )
    .map(plainLine)
    .map((sentence) => ({ sentence, parts: keptParts(sentence, keep) }))
    .filter(({ parts }) => parts.length > 0);
}

/** "Nobody but our lawyers" is one thought, and so is "we use AI, but it must not answer". */
const newPart =
  /;|,?\s(?:but(?<!\b(?:nobody|no one|none|nothing|anyone|anybody|anything|everyone|everybody|everything|all) but)(?<!\b(?:ai|chat ?gpt|(?:chat ?)?bots?|copilot|software),? but(?=\s(?:it|they) (?:must|may|should|shall)(?:n[’']t| not| never)\b))|although|though|however|whereas|except that)\s/iu;

function keptParts(sentence: string, keep: (part: string) => string): string[] {
  return sentence
    .split(newPart)
    .map((part) => keep(part).replace(avoided, '').trim())
    .filter(Boolean);
}

/** Before a clause of its own; what joins it stays with it. */
const newClause =
  /(?<=[,:)])\s|\s(?=[–—-]\s|\()|(?<![,–—-])\s(?=(?:and|so|because|since|as (?:it|they|that)) )/iu;
const joins = /^(?:[–—-]\s)?(?:(?:and|so|because|since)\s)?/iu;

/** Has no subject of its own: "Client data is in good hands and must not leave the country". */
const goesOn =
  /^(?:[–—-]\s)?(?:(?:and|so)\s)?(?:must|mustn[’']t|may|should|shouldn[’']t|shall|cannot|can(?:[’']t| not)|has to|have to|needs? to|stays?|remains?|forbids?|prohibits?|(?:do|will)(?:n[’']t| not) (?:allow|let|permit)|won[’']t (?:allow|let|permit))\b/iu;

/** Clauses that stand together stay so: what is said of a demand may take it back. */
function besidePraise(part: string): string {
  const clauses = part.split(newClause);
  return clauses
    .filter((clause, index) => !isDismissed(clause) || goesOn.test(clauses[index + 1] ?? ''))
    .join(' ')
    .replace(joins, '');
}
