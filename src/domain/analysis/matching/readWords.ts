import { stemmer } from 'stemmer';
import { foldAccents } from '@/domain/text/foldAccents';
import { latePayments, receivedBills } from './receivedBills';
import { compounds, sameWords } from './sameWords';

/** A word of a text as the matcher compares it. */
export interface ReadWord {
  stem: string;
  /** As it was typed, without accents and in lower case. */
  typed: string;
}

/** A compound of the table in any spelling ("No-shows", "no show"), and the one word that it becomes. */
const compoundPatterns = compounds.map(([spaced, joined]) => ({
  pattern: new RegExp(`\\b${spaced}(s|es|ed|ing)?\\b`, 'gu'),
  joined,
}));

/** What begins like a compound: most lines have none, and to ask them for each takes longer than all else. */
const anyCompound = new RegExp(`\\b(?:${compounds.map(([spaced]) => spaced).join('|')})`, 'u');

/** Each word of the table by its stem, and the stem of the word that stands for it. */
const canonicalStems: ReadonlyMap<string, string> = new Map(
  Object.entries(sameWords).flatMap(([word, others]) =>
    others.split(' ').flatMap((other): [string, string][] => [
      [other, stemmer(word)],
      [stemmer(other), stemmer(word)],
    ]),
  ),
);

/** Lower case, without accents and apostrophes, hyphens as spaces, compounds as one word. */
export function normalizeWords(text: string): string {
  const plain = foldAccents(text)
    .toLowerCase()
    .replace(/(?<=\p{L})['’‘`](?=\p{L})|(?<=s)['’‘`](?=\s)/gu, '')
    .replace(/[-–—_]/gu, ' ')
    .replace(/\b(a|i)\/(p|r|t)\b/gu, '$1$2');
  if (!anyCompound.test(plain)) return plain;
  return compoundPatterns.reduce((line, { pattern, joined }) => line.replace(pattern, joined), plain);
}

/** The same where it counts what is so today: "we're" without its apostrophe would be the past. */
export const wordsOfToday = (text: string): string =>
  normalizeWords(text.replace(/\b(we|they|you)['’‘`]re\b/giu, '$1 are'));

/** What a word is compared by: its stem, or that of the word which stands for it in the table of the trade. */
export function stemOf(word: string): string {
  const stem = stemmer(word);
  return canonicalStems.get(word) ?? canonicalStems.get(stem) ?? stem;
}

/** The words of a text in their order. A bill that comes in is another thing than one that goes out. */
export function readWords(text: string): ReadWord[] {
  const line = normalizeWords(text);
  const bills = receivedBills(line);
  const late = latePayments(line);
  const isWithin = (places: readonly [number, number][], index: number) =>
    places.some(([from, to]) => index >= from && index < to);
  return [...line.matchAll(/[\p{L}\p{N}]+/gu)].map(({ index, 0: typed }) => {
    const stem = stemOf(typed);
    if (ofBills.has(stem) && isWithin(bills, index)) return { typed, stem: payable };
    return { typed, stem: stem === pay && isWithin(late, index) ? paidOut : stem };
  });
}

/** Who is to be paid is no supplier who is late. */
const ofBills: ReadonlySet<string> = new Set(['invoice', 'pay', 'supplier'].map(stemOf));
const payable = stemOf('payable');
const pay = stemOf('pay');
/** No phrase's word: what others wait for names no work of its own. */
const paidOut = 'paid out';
