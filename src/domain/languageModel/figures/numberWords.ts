const units = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
  'thirteen',
  'fourteen',
  'fifteen',
  'sixteen',
  'seventeen',
  'eighteen',
  'nineteen',
];
const tens = ['twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];

/** Words that multiply the number before them. */
export const magnitudes: ReadonlyMap<string, number> = new Map([
  ['k', 1e3],
  ['m', 1e6],
  ['mm', 1e6],
  ['b', 1e9],
  ['bn', 1e9],
  ['dozen', 12],
  ['hundred', 1e2],
  ['thousand', 1e3],
  ['grand', 1e3],
  ['mil', 1e6],
  ['million', 1e6],
  ['billion', 1e9],
  ['trillion', 1e12],
]);

const smallNumbers: ReadonlyMap<string, number> = new Map([
  ...units.map((word, value): [string, number] => [word, value]),
  ...tens.map((word, index): [string, number] => [word, (index + 2) * 10]),
]);

const longWords = [...smallNumbers.keys(), ...magnitudes.keys()].filter((word) => word.length > 2);
const word = `(?:${longWords.toSorted((one, other) => other.length - one.length).join('|')})`;

/** A sequence of number words: "twenty-five", "nine million", "two hundred and ten". */
export const numberWords = new RegExp(
  String.raw`(?<![\p{L}\d])(?:an?\s)?${word}(?:[\s-](?:and\s)?${word})*(?!\p{L})`,
  'giu',
);

/** Amounts without a definite number: "hundreds of hours", "half the time", "twice as fast". */
export const vagueAmounts =
  /\b(?:(?:dozen|hundred|thousand|million|billion)s|hal(?:f|ves|ved|ving)(?![- ](?:finished|done|way))|(?:one|two)[- ]thirds?|a third of|thirds of|(?:one|three)[- ]quarters?|a quarter of|(?:four|five|six|seven|eight|nine)[- ]figures?|mil(?:l|h)?i?(?:on|õ)\p{L}+|twice|thrice|doubl(?:es?|ed|ing)(?= (?:the|your|their|its|our|this|that|what|as|in|output|sales|revenue|profits?|margins?|speed|capacity|throughput|productivity)\b)|tripl(?:es?|ed|ing)|quadrupl(?:es?|ed|ing)|(?:two|three|four|five|six|seven|eight|nine|ten|hundred|thousand|many)[- ]?fold)\b/giu;

/** Returns the value of number words, and whether one of them multiplies ("hundred", "million"). */
export function readNumberWords(text: string): { value: number; hasMagnitude: boolean } {
  let total = 0;
  let current = 0;
  let hasMagnitude = false;
  for (const part of text.toLowerCase().split(/[\s-]+/u)) {
    const factor = magnitudes.get(part);
    if (factor === undefined) {
      current += smallNumbers.get(part) ?? 0;
      continue;
    }
    hasMagnitude = true;
    current = Math.max(current, 1) * factor;
    if (factor < 1e3) continue;
    total += current;
    current = 0;
  }
  return { value: total + current, hasMagnitude };
}
