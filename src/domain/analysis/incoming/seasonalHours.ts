import type { FreeText } from '../constraints/readConstraints';
import { quotedSentence } from '../excerpt';
import { partsOf } from '../matching/partsOf';
import { readWords } from '../matching/readWords';
import { emptyStems } from '../matching/sharedWords';
import { monthPattern } from '../monthNames';
import { phrase } from '../phrase';
import { quoteLength } from '../quoteLength';

const time = String.raw`(?:${monthPattern}|(?:\w+ )?season\b|(?:the )?(?:spring|summer|fall|winter|holidays)\b)`;
const times = String.raw`${time}(?: ?(?:to|through|thru|till|until|and|or|[-–]) ?${time})?`;

/** "Feb to April only", "only in tax season", "almost nothing the rest of the year". */
const partOfYear = phrase`\b(?!may only\b)${times} only\b|\b(?:only|just|all|mostly) (?:in|during|from|between|around) (?:the )?${times}|(?=.*\b${times}).*\b(?:the )?rest of the year\b`;
/** Every such sentence has one of these words. */
const hasLimit = /\b(?:only|just|all|mostly|rest of the year)\b/i;

/**
 * Returns the client's sentence that a task's hours fall into a part of the year, in quotation marks, by the task's name.
 * Hours a week or a month are counted for the whole year.
 */
export function seasonalHours(
  { bottlenecks, additionalContext, goals }: FreeText,
  taskNames: readonly string[],
): ReadonlyMap<string, string> {
  const said = [additionalContext, bottlenecks, goals]
    .flatMap(partsOf)
    .filter(({ sentence }) => hasLimit.test(sentence) && partOfYear.test(sentence));
  if (said.length === 0) return new Map();
  return new Map(
    taskNames.flatMap((name) => {
      const own = new Set(tellingStems(name));
      const about = said.find(({ sentence }) => tellingStems(sentence).some((stem) => own.has(stem)));
      return about ? [[name, quotedSentence(about.sentence, quoteLength)] as const] : [];
    }),
  );
}

/** Short stems tell work apart here ("keying", "W2s"), because the sentence is about hours. */
const tellingStems = (text: string): string[] =>
  readWords(text)
    .filter(({ stem, typed }) => (typed.length >= 4 || /\d/u.test(typed)) && !emptyStems.has(stem))
    .map(({ stem }) => stem);
