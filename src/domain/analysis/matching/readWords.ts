import { stemmer } from 'stemmer';
import { foldAccents } from '@/domain/text/foldAccents';
import { compounds, sameWords } from './sameWords';

const adverb = '(?:always|often|usually|still|only|never|also|that|which)';

const suppliers = '(?:suppliers?|vendors?|subcontractors?|utility|utilities)';

/** What stands between whoever pays and the paying; who waits for a payment or asks for one isn't among it. */
const whilePaying =
  '(?:(?:always|often|usually|still|only|also|sometimes|never|are|am|were|keep|cant|dont|struggle|forget|fail|to|have|tend|end|up|too|so|late|behind|slow|in|with|at|on) )';

/** By those who get them: "bills arrive late", "we dispute invoices", "supplier invoices wait". */
const received: readonly RegExp[] = [
  new RegExp(
    `\\b(?:bills?|invoices?) (?:${adverb} )?(?:arrives?|arrived|arriving|comes?|came|coming)\\b(?! (?:back|out|due|from us)\\b)`,
    'gu',
  ),
  new RegExp(
    `\\b(?:we|i) (?:${adverb} |cant |dont )?(?:receive|pay|dispute|owe) (?:\\w+ ){0,2}(?:bills?|invoices?)\\b`,
    'gu',
  ),
  /\b(?:we|i) (?:always |often |still |only )?get (?:\w+ ){0,2}(?:bills?|invoices?) (?:from|for|by|in)\b/gu,
  new RegExp(`\\b${suppliers} (?:bills?|invoices?)\\b(?: (?:\\w+ ){0,3}paid\\b)?`, 'gu'),
  new RegExp(
    `\\b(?:we|i) ${whilePaying}{0,6}(?:pay|paying) (?:\\w+ ){0,2}(?:bills?|invoices?|${suppliers})\\b`,
    'gu',
  ),
  new RegExp(`\\b${suppliers}\\b.{0,60}?\\b(?:we|i) ${whilePaying}{0,6}(?:pay|paying) them\\b`, 'gu'),
];

/** A bill that is paid came in, "our bills" as well: one’s own are invoices. Where customers or others are named, they pay. */
const paid = new RegExp(
  `\\bbills? (?:${adverb} )?(?:get|gets|are|is|were|being) (?:\\w+ )?paid\\b(?! (?:\\w+ ){0,3}by (?!us\\b|our\\b))`,
  'gu',
);

const payers =
  /\b(?:customers?|clients?|patients?|guests?|tenants?|donors?|buyers?|residents?|members?|subscribers?|famil(?:y|ies)|parents?|students?|insurers?|insurances?|debtors?|count(?:y|ies)|governments?|agenc(?:y|ies)|chas(?:e|ing)|collect(?:ing)?|remind(?:ers?|ing)?|owed|receivables?)\b/u;

/** Whoever pays others late waits for no money: "we pay our members late". */
const paysLate = new RegExp(
  `\\b(?:we|i) ${whilePaying}{0,6}(?:pay|paying) (?!for\\b)(?:\\w+ ){1,3}?(?:too )?(?:late|slowly|behind)\\b`,
  'gu',
);

/** Where a line, in normalized words, says that its writer pays somebody late, as places from and to. */
const latePayments = (line: string): [from: number, to: number][] => placesOf(line, [paysLate]);

/** Where a line, in normalized words, speaks of bills that come in and are to be paid, as places from and to. */
function receivedBills(line: string): [from: number, to: number][] {
  const patterns = payers.test(line) ? received : [...received, paid];
  return placesOf(line, patterns);
}

/** Stands in whatever one of the patterns finds. */
const billsOrPaying = /bill|invoice|pay/u;

function placesOf(line: string, patterns: readonly RegExp[]): [from: number, to: number][] {
  if (!billsOrPaying.test(line)) return [];
  return patterns.flatMap((pattern) =>
    [...line.matchAll(pattern)].map(({ index, 0: words }): [number, number] => [index, index + words.length]),
  );
}

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
