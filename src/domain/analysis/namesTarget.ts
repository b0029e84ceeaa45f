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
  'iu',
);

/** Whether a client names a figure that they want to reach, in digits or in words. Years are none. */
export const namesTarget = (text: string): boolean => target.test(text);
