const number = String.raw`(?:(?!(?:19|20)\d\d\b)\d[\d.,]*|one|two|three|four|five|six|seven|eight|nine|ten|twelve)`;
const shortTime = String.raw`(?:minutes?|hours?|(?:working |business )?days?)`;
const time = String.raw`(?:${shortTime}|weeks?|months?)`;
/** What takes its time again and again; a date by which something is built or opened is no figure. */
const repeated = String.raw`(?:answer\w*|repl(?:y|ies)|respon[ds]\w*|call\w*|turn(?:ed)? ?around\w*|return\w*(?! to)|paid(?! off)|pay(?:ment)?s?(?! off)|invoic\w*|quot(?:e|es|ed|ing)|deliver\w*|ship\w*|resolve[ds]?|settle[ds]?|process(?:ed)?|lead time)`;

/** "From 12% to 6%", "25% of quotes", "within two days", "in a week", "the same day", "halve": what can be counted. */
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

/** What was or is so: "We lost 20% of our guests last year", "No-shows went from 6% to 12%", "Scrap is at 4%". */
const happened = new RegExp(
  String.raw`^(?:(?:last|this|in|since|over|during)\b[^,.!?]{1,25}?,? )?(?:we|i|they|it|our|the|some|about|almost|over|nearly|more than|\d[\d.,]*\s?%|[\p{L}-]+s)(?: [^\s.!?]+){0,4}? ` +
    '(?:lost|lose|losing|fell|dropped|declined|decreased|increased|grew|rose|went|was|were|had|missed|made|spent|paid|took|sold|hired|left|canceled|cancelled|(?:is|are) (?:at|down|up|now))(?![\\p{L}])',
  'iu',
);
const wished = /\b(?:want|wants|aim|goal|plan to|should|must|need|would like|hope|let us|target|and now)\b/iu;

/** The figures that a sentence wants to reach, in digits or in words, as places from and to. Years are none. */
export function targetsIn(sentence: string): [from: number, to: number][] {
  if (happened.test(sentence) && !wished.test(sentence)) return [];
  return [...sentence.matchAll(target)].map(({ index, 0: words }) => [index, index + words.length]);
}

/** Whether a client names a figure that they want to reach. */
export const namesTarget = (sentence: string): boolean => targetsIn(sentence).length > 0;
