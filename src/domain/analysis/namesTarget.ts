const number = String.raw`(?:(?!(?:19|20)\d\d\b)\d[\d.,]*|one|two|three|four|five|six|seven|eight|nine|ten|twelve)`;
const shortTime = String.raw`(?:minutes?|hours?|(?:working |business )?days?)`;
const time = String.raw`(?:${shortTime}|weeks?|months?)`;
/** Recurring work with a duration. The date of a one-time event such as an opening is not a target figure. */
const repeated = String.raw`(?:answer\w*|repl(?:y|ies)|respon[ds]\w*|call\w*|turn(?:ed)? ?around\w*|return\w*(?! to)|paid(?! off)|pay(?:ment)?s?(?! off)|invoic\w*|quot(?:e|es|ed|ing)|deliver\w*|ship\w*|resolve[ds]?|settle[ds]?|process(?:ed)?|lead time)`;

/** Target figures: "From 12% to 6%", "25% of quotes", "within two days", "in a week", "the same day", "halve". */
const target = new RegExp(
  [
    String.raw`\bfrom\s+\D{0,12}\d[\d.,]*[^.!?]{0,30}?\bto\s+\D{0,12}\d`,
    String.raw`\d\s?%`,
    String.raw`\b(?:within|in)\s+(?:${number}|an?)\s+${shortTime}\b`,
    String.raw`\b${repeated}\b[^.!?]*\b(?:within|in)\s+(?:${number}|an?)\s+${time}\b`,
    String.raw`\b(?:under|below|after|every|at least|at most)\s+(?:${number}|an?)\s+${time}\b`,
    String.raw`\b(?:to|by)\s+${number}\s+${time}\b`,
    String.raw`\b(?:under|below|above|at least|at most)\s+\$?(?!(?:19|20)\d\d\b)\d`,
    String.raw`\b(?:same|next)[- ]day\b`,
    String.raw`\b(?:halve[sd]?|by half|twice as|double (?:our|the|its|their|sales|revenue|output))\b`,
  ].join('|'),
  'giu',
);

/**
 * Statements about the past or present: "We lost 20% of our guests last year", "No-shows went from 6% to 12%", "Scrap
 * is at 4%".
 */
const happened = new RegExp(
  String.raw`^(?:(?:last|this|in|since|over|during)\b[^,.!?]{1,25}?,? )?(?:we|i|they|it|our|the|some|about|almost|over|nearly|more than|\d[\d.,]*\s?%|[\p{L}-]+s)(?: [^\s.!?]+){0,4}? ` +
    '(?:lost|lose|losing|fell|dropped|declined|decreased|increased|grew|rose|went|was|were|had|missed|made|spent|paid|took|sold|hired|left|canceled|cancelled|(?:is|are) (?:at|down|up|now))(?![\\p{L}])',
  'iu',
);
const wished = /\b(?:want|wants|aim|goal|plan to|should|must|need|would like|hope|let us|target|and now)\b/i;

/** Returns the ranges of a sentence's target figures, in digits or in words. Excludes years. */
export function targetsIn(sentence: string): [from: number, to: number][] {
  if (happened.test(sentence) && !wished.test(sentence)) return [];
  return [...sentence.matchAll(target)].map(({ index, 0: words }) => [index, index + words.length]);
}

/** Whether a client's text contains a target figure. */
export const namesTarget = (sentence: string): boolean => targetsIn(sentence).length > 0;
