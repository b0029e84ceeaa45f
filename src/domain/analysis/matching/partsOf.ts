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
  return text
    .split(/[\n\r•]+/u)
    .flatMap((line) =>
      line
        .trim()
        .replace(/[.!?]$/u, '')
        .split(sentenceEnds),
    )
    .map(plainLine)
    .map((sentence) => ({ sentence, parts: partsToDo(sentence) }))
    .filter(({ parts }) => parts.length > 0);
}

/** "Nobody but our lawyers" is one thought. */
const newPart =
  /;|,?\s(?:but(?<!\b(?:nobody|no one|none|nothing|anyone|anybody|anything|everyone|everybody|everything|all) but)|although|though|however|whereas|except that)\s/iu;

function partsToDo(sentence: string): string[] {
  return sentence
    .split(newPart)
    .filter((part) => !isDismissed(part))
    .map((part) => part.replace(avoided, '').trim())
    .filter(Boolean);
}
