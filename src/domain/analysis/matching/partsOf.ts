import { plainLine } from '../excerpt';
import { sentenceEnds } from '../sentenceEnds';
import { isDismissed } from './isDismissed';

/** A client's sentence, and those of its parts that describe a problem. */
export interface ReadSentence {
  sentence: string;
  parts: string[];
}

/** The following text says how a goal must not be reached, or what nobody wants. */
const avoided =
  /\b(?:without (?:adding|hiring|growing|recruiting|taking|any(?! (?:lay|job))|more|new|extra|additional)|instead of|rather than|as opposed to|not as)\b.*?(?=,|\b(?:we|i)\b|$)/giu;

/** Splits a text into sentences, without the parts that say that something is no problem. */
export function partsOf(text: string): ReadSentence[] {
  return readSentences(text, (part) => (isDismissed(part) ? '' : part));
}

/**
 * Does the same, but keeps the rest of such a part: "Payroll is fine and AI must not touch it" describes no problem,
 * but a prohibition.
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

/** "Nobody but our lawyers" is one part. */
const newPart =
  /;|,?\s(?:but(?<!\b(?:nobody|no one|none|nothing|anyone|anybody|anything|everyone|everybody|everything|all) but)|although|though|however|whereas|except that)\s/iu;

/** A rule whose subject is in the part before: "We use AI, but it must not answer". */
const ruleOf = /^(?:(?:it|they) )?(?=(?:must|may|should|shall)(?:n[’']?t| not| never)\b)/iu;
const machine = /\b(?:ai|chat ?gpt|(?:chat ?)?bots?|robots?|copilot|software)\b/iu;

function keptParts(sentence: string, keep: (part: string) => string): string[] {
  return sentence
    .split(newPart)
    .map((part, index, all) => (machine.test(all[index - 1] ?? '') ? part.replace(ruleOf, 'AI ') : part))
    .map((part) => keep(part).replace(avoided, '').trim())
    .filter(Boolean);
}

/** Start of an independent clause; its conjunction stays with it. */
const newClause =
  /(?<=[,:)])\s|\s(?=[–—-]\s|\()|(?<![,–—-])\s(?=(?:and|so|because|since|as (?:it|they|that)) )/iu;
const joins = /^(?:[–—-]\s)?(?:(?:and|so|because|since)\s)?/iu;

/** A clause without a subject of its own: "Client data is in good hands and must not leave the country". */
const goesOn =
  /^(?:[–—-]\s)?(?:(?:and|so)\s)?(?:must|mustn[’']t|may|should|shouldn[’']t|shall|cannot|can(?:[’']t| not)|has to|have to|needs? to|stays?|remains?|forbids?|prohibits?|(?:do|will)(?:n[’']t| not) (?:allow|let|permit)|won[’']t (?:allow|let|permit))\b/iu;

/** Keeps connected clauses together, because the second may qualify a demand. */
function besidePraise(part: string): string {
  const clauses = part.split(newClause);
  return clauses
    .filter((clause, index) => !isDismissed(clause) || goesOn.test(clauses[index + 1] ?? ''))
    .join(' ')
    .replace(joins, '');
}
