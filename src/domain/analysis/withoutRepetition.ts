import type { Opportunity } from './types';

/** A sentence is said to a reader twice at most: once to tell, once to confirm. */
const mostOften = 2;

/**
 * The opportunities, in the order in which they are read, with each sentence twice at most. What states a figure stays
 * wherever it stands, because the figure is its opportunity's own.
 */
export function withoutRepetition(opportunities: readonly Opportunity[]): Opportunity[] {
  const said = new Map<string, number>();
  const keep = (text: string) =>
    sentencesOf(text)
      .filter((sentence) => {
        const times = (said.get(sentence) ?? 0) + 1;
        said.set(sentence, times);
        return times <= mostOften || statesFigure(sentence);
      })
      .join(' ');
  return opportunities.map((opportunity) => ({
    ...opportunity,
    description: keep(opportunity.description),
    roiModel: { ...opportunity.roiModel, assumptions: keep(opportunity.roiModel.assumptions) },
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
