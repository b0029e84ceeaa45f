import type { OpportunityInParts, Passage } from './Passage';
import type { Opportunity } from './types';

/** A reader sees a sentence at most twice: once to learn it, once to confirm it. */
const mostOften = 2;

type WithId<Draft> = Draft & { id: string };

/**
 * Limits each sentence to two occurrences across the opportunities in reading order. Passages that an opportunity
 * always keeps stay, in their shorter form if there is one. Sentences with a figure stay, because the figure belongs to
 * that opportunity.
 */
export function withoutRepetition(opportunities: readonly WithId<OpportunityInParts>[]): Opportunity[] {
  const said = new Map<string, number>();
  const isNews = (text: string) => {
    const times = (said.get(text) ?? 0) + 1;
    said.set(text, times);
    return times <= mostOften;
  };
  const tell = ({ text, again }: Passage) =>
    again === undefined
      ? sentencesOf(text)
          .filter((sentence) => isNews(sentence) || statesFigure(sentence))
          .join(' ')
      : isNews(text)
        ? text
        : again;
  const inOne = (passages: readonly Passage[]) => passages.map(tell).filter(Boolean).join(' ');
  return opportunities.map((opportunity) => ({
    ...opportunity,
    description: inOne(opportunity.description),
    roiModel: { ...opportunity.roiModel, assumptions: inOne(opportunity.roiModel.assumptions) },
  }));
}

/** Splits one of our texts into sentences; a quotation belongs to the sentence that contains it. */
export function sentencesOf(text: string): string[] {
  const sentences: string[] = [];
  let start = 0;
  for (const end of text.matchAll(/[.!?…][”’]?\s+(?=\S)/gu)) {
    const sentence = text.slice(start, end.index + end[0].length);
    if (count(sentence, '“') !== count(sentence, '”')) continue;
    sentences.push(sentence.trim());
    start = end.index + end[0].length;
  }
  return [...sentences, text.slice(start).trim()].filter(Boolean);
}

/** Whether a sentence contains a number other than a phase or the audit's score, which is the same for all. */
export const statesFigure = (sentence: string): boolean =>
  /\d/u.test(sentence.replace(/\bphase \d|\bby your audit, \d+%/gu, ''));

const count = (text: string, character: string) => text.split(character).length - 1;
