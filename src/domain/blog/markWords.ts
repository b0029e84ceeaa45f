import { stemmer } from 'stemmer';
import { foldText } from '@/domain/text/foldText';

export interface MarkedPart {
  text: string;
  /** Whether the part matches a word of the search. */
  isMarked: boolean;
}

/** Stop words, which every text contains, are not highlighted. */
const commonWords = new Set(
  'a an and are as at be but by do does for from how i if in is it my of on or our the to we what when with you your'.split(
    ' ',
  ),
);

const words = /[\p{L}\p{N}]+/gu;
const plain = (word: string): string => foldText(word);

/** Shorter prefixes match by chance. */
const shortestBeginning = 3;

/**
 * Splits a text into highlighted and other parts; joined, they are the text again. Highlights what the search matches:
 * inflected forms of the words of the question, and words that begin with one of them.
 */
export function markWords(text: string, question: string): MarkedPart[] {
  const asked = (question.match(words) ?? []).map(plain).filter((word) => !commonWords.has(word));
  const stems = new Set(asked.map(stemmer));
  const beginnings = asked.filter(({ length }) => length >= shortestBeginning);
  const parts: MarkedPart[] = [];
  let end = 0;
  for (const { 0: word, index } of text.matchAll(words)) {
    const found = plain(word);
    if (!stems.has(stemmer(found)) && !beginnings.some((begin) => found.startsWith(begin))) continue;
    if (index > end) parts.push({ text: text.slice(end, index), isMarked: false });
    end = index + word.length;
    parts.push({ text: word, isMarked: true });
  }
  if (end < text.length) parts.push({ text: text.slice(end), isMarked: false });
  return parts;
}
