import type { OpportunityInParts, Passage } from './Passage';
import type { Opportunity } from './types';

/** A sentence is said to a reader twice at most: once to tell, once to confirm. */
const mostOften = 2;

type WithId<Draft> = Draft & { id: string };

/**
 * The opportunities, in the order in which they are read, with each sentence twice at most. What an opportunity can't do
 * without stays wherever it stands, in fewer words where there are some; so does what states a figure, because the figure
 * is its opportunity's own.
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

/** The sentences of one of our texts; what is quoted belongs to the sentence that quotes it. */
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

/** Whether a sentence holds a number other than that of a phase, or of the client's audit, which is one for all. */
export const statesFigure = (sentence: string): boolean =>
  /\d/u.test(sentence.replace(/\bphase \d|\bby your audit, \d+%/gu, ''));

const count = (text: string, character: string) => text.split(character).length - 1;
