import { stemmer } from 'stemmer';
import { foldAccents } from '@/domain/text/foldAccents';
import { memoize, mostSentences } from '../memoize';
import { phrase } from '../phrase';
import { compounds, sameWords } from './sameWords';
import { servedPeople } from './servedPeople';

const adverb = '(?:always|often|usually|still|only|never|also|that|which)';

const suppliers = '(?:suppliers?|vendors?|subcontractors?|utility|utilities)';

/** Words between the payer and the verb. Excludes waiting for a payment or requesting one. */
const whilePaying =
  '(?:(?:always|often|usually|still|only|also|sometimes|never|are|am|were|keep|cant|dont|struggle|forget|fail|to|have|tend|end|up|too|so|late|behind|slow|in|with|at|on) )';

/** Bills from the recipient's view: "bills arrive late", "we dispute invoices", "supplier invoices wait". */
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

/**
 * A paid bill is an incoming one, even "our bills"; outgoing ones are "invoices". If customers or others are named,
 * they are the payers.
 */
const paid = new RegExp(
  `\\bbills? (?:${adverb} )?(?:get|gets|are|is|were|being) (?:\\w+ )?paid\\b(?! (?:\\w+ ){0,3}by (?!us\\b|our\\b))`,
  'gu',
);

const payers = phrase`\b(?:${servedPeople}|buyers?|subscribers?|family|parents?|insurers?|insurances?|debtors?|count(?:y|ies)|governments?|agenc(?:y|ies)|chas(?:e|ing)|collect(?:ing)?|remind(?:ers?|ing)?|owed|receivables?)\b`;

/** A firm that pays others late isn't waiting for money: "we pay our members late". */
const paysLate = new RegExp(
  `\\b(?:we|i) ${whilePaying}{0,6}(?:pay|paying) (?!for\\b)(?:\\w+ ){1,3}?(?:too )?(?:late|slowly|behind)\\b`,
  'gu',
);

/** Returns the ranges of a line, in normalized words, where its writer pays someone late. */
const latePayments = (line: string): [from: number, to: number][] => placesOf(line, [paysLate]);

/** Returns the ranges of a line, in normalized words, about incoming bills to be paid. */
function receivedBills(line: string): [from: number, to: number][] {
  const patterns = payers.test(line) ? received : [...received, paid];
  return placesOf(line, patterns);
}

/** Occurs in every match of these patterns. */
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
  /** As typed, without accents and in lowercase. */
  typed: string;
}

/** Compounds in any spelling ("No-shows", "no show"), and the single word that replaces them. */
const compoundPatterns = compounds.map(([spaced, joined]) => ({
  pattern: new RegExp(`\\b${spaced}(s|es|ed|ing)?\\b`, 'gu'),
  joined,
}));

/** Prefix of any compound. Most lines have none, and trying each compound takes longer than everything else. */
const anyCompound = phrase`\b(?:${compounds.map(([spaced]) => spaced).join('|')})`;

/** Canonical stem by the stem of each synonym. */
const canonicalStems: ReadonlyMap<string, string> = new Map(
  Object.entries(sameWords).flatMap(([word, others]) =>
    others.split(' ').flatMap((other): [string, string][] => [
      [other, stemmer(word)],
      [stemmer(other), stemmer(word)],
    ]),
  ),
);

/** Normalizes text: lowercase, without accents and apostrophes, hyphens as spaces, compounds as one word. */
export const normalizeWords = memoize((text: string): string => {
  const plain = foldAccents(text)
    .toLowerCase()
    .replace(/(?<=\p{L})['’‘`](?=\p{L})|(?<=s)['’‘`](?=\s)/gu, '')
    .replace(/[-–—_]/gu, ' ')
    .replace(/\b(a|i)\/(p|r|t)\b/gu, '$1$2');
  if (!anyCompound.test(plain)) return plain;
  return compoundPatterns.reduce((line, { pattern, joined }) => line.replace(pattern, joined), plain);
}, mostSentences);

/** Does the same without punctuation. */
export const wordsOnly = (text: string): string => normalizeWords(text).replace(/[^\p{L}\p{N}]+/gu, ' ');

/** Normalizes texts in which the tense matters: "we're" without its apostrophe would be the past tense. */
export const wordsOfToday = (text: string): string =>
  normalizeWords(text.replace(/\b(we|they|you)['’‘`]re\b/gi, '$1 are'));

/** Returns the stem by which a word is compared: its own, or that of its canonical synonym. */
export function stemOf(word: string): string {
  const stem = stemmer(word);
  return canonicalStems.get(word) ?? canonicalStems.get(stem) ?? stem;
}

/** Returns the words of a text in order. Distinguishes incoming bills from outgoing ones. */
export const readWords = memoize((text: string): readonly ReadWord[] => {
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
}, mostSentences);

/** A supplier to be paid isn't a late supplier. */
const ofBills: ReadonlySet<string> = new Set(['invoice', 'pay', 'supplier'].map(stemOf));
const payable = stemOf('payable');
const pay = stemOf('pay');
/** Not part of any phrase: a payment that others wait for names no work. */
const paidOut = 'paid out';
