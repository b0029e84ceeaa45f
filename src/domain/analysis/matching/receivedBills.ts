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
export const latePayments = (line: string): [from: number, to: number][] => placesOf(line, [paysLate]);

/** Where a line, in normalized words, speaks of bills that come in and are to be paid, as places from and to. */
export function receivedBills(line: string): [from: number, to: number][] {
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
