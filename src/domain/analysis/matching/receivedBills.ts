const adverb = '(?:always|often|usually|still|only|never|also|that|which)';
/** By those who get them: "bills arrive late", "we dispute invoices", "bills get paid late". */
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
];
/** Whose bills these are is left open; where customers are named, they pay. */
const paid = /(?<!\bour )\bbills? (?:get|gets|are|is|were|being) (?:\w+ )?paid\b/gu;
const payers =
  /\b(?:customers?|clients?|patients?|guests?|tenants?|donors?|buyers?|residents?|members?|subscribers?|famil(?:y|ies)|parents?|students?|insurers?)\b/u;

/** Where a line, in normalized words, speaks of bills that come in and are to be paid, as places from and to. */
export function receivedBills(line: string): [from: number, to: number][] {
  const patterns = payers.test(line) ? received : [...received, paid];
  return patterns.flatMap((pattern) =>
    [...line.matchAll(pattern)].map(({ index, 0: words }): [number, number] => [index, index + words.length]),
  );
}
