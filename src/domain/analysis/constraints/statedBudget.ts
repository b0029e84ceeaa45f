import type { Constraint } from './readConstraints';

const sum =
  /(?:us)?\$ ?(\d[\d,.]*)( ?[km]\b| thousand\b| million\b)?|(\d[\d,.]*)( ?[km]\b| ?grand\b| thousand\b| ?dollars\b| ?bucks\b| ?usd\b)/gi;
/** Without a currency, a budget is read only if it names no other sum. */
const bare = /(?<![\d.,€£] ?)(\d{1,3}(?:,\d{3})+)(?!,?\d)/gu;
const thousand = /k|grand|thousand/i;
const million = /m(?:illion)?$/i;
const none =
  /\b(?:no (?:extra |spare |real )?(?:budget|money)(?! (?:limit|problems?|issues?|cap|worries|for (?:an? |new )?(?:\w+ )?(?:hires?|people|staff|person|position)s?)\b)|budget is (?:zero|nil)|(?:do not|don[’']t) have (?:a|any) budget(?! (?:limit|cap)\b))\b/i;
const rangeWords = /^\s*(?:to|or|-|–)\s*$/i;

const periods: readonly (readonly [RegExp, number])[] = [
  [/\b(?:a|per|each|every) week\b|\bweekly\b/i, 52],
  [/\b(?:a|per|each|every) month\b|\bmonthly\b|\/ ?mo/i, 12],
  [/\b(?:a|per|each|every) quarter\b|\bquarterly\b/i, 4],
];
/** A sum for each of something, or for several years, can't be compared with a year's cost. */
const otherBasis =
  /\b(?:per|each|an?|every) (?:project|user|seat|person|head|employee|tool|task|license|day|hour)\b|\b(?:two|three|five|\d+) years\b/i;

/** Follows a sum that may be spent again and again. */
const recurring =
  /^ ?(?:\/ ?mo|(?:a|per|each|every) (?:week|month|quarter|year)\b|(?:week|month|quarter|year)ly\b)/i;

/** What may be spent after the first year limits nothing in it. */
const laterYears =
  /(?:,\s|;|\s(?:and|then|plus)\s)(?:(?!,\s|;|\s(?:and|then|plus)\s)[^!?”])*?\b(?:afterwards?|after that|thereafter|from then on)\b[^;”]*/giu;

/** Whether a budget also limits what is spent after the first year, which no total of ours shows. */
export const limitsLaterYears = (words: string): boolean => words.search(laterYears) >= 0;

/**
 * Returns the US dollars that a client can spend in a year. Undefined unless its words state one sum, or a range, of
 * which the upper end counts.
 */
export function statedBudget(constraints: readonly Pick<Constraint, 'kind' | 'words'>[]): number | undefined {
  const stated = constraints.find(({ kind }) => kind === 'budget')?.words ?? '';
  const words = stated.replace(laterYears, '');
  const [marked, plain] = [[...words.matchAll(sum)], [...words.matchAll(bare)]];
  const period = periods.find(([pattern]) => pattern.test(words));
  const all = marked.length > 0 ? marked : plain;
  // The same sum said twice is one.
  const sums = all.filter((one, index) => all.findIndex((other) => usdOf(other) === usdOf(one)) === index);
  const [first, second] = sums;
  if (!first) return none.test(words) ? 0 : undefined;
  if (sums.length > 2 || otherBasis.test(words)) return undefined;
  const textAfter = ({ index, 0: text }: RegExpExecArray) => words.slice(index + text.length);
  const isRange =
    second &&
    isBetween(words.slice(0, first.index), words.slice(first.index + first[0].length, second.index));
  if (second && !isRange) return undefined;
  // A sum to pay once and one to pay each month or year don't add up to one budget.
  if (all.length > 1 && !isRange && all.some((one) => recurring.test(textAfter(one)))) return undefined;
  const usd = usdOf(second ?? first);
  const times = period?.[1] ?? 1;
  return Number.isFinite(usd) && usd >= 0 ? usd * times : undefined;
}

/** Whether the words before and between two sums make them a range: "between $5,000 and $8,000". */
const isBetween = (before: string, joint: string): boolean =>
  rangeWords.test(joint) || (/^\s*and\s*$/i.test(joint) && /\bbetween\s*$/i.test(before));

function usdOf([, marked, after, plain, unit]: RegExpExecArray | RegExpMatchArray): number {
  const digits = (marked ?? plain ?? '').replace(/[.,](?=\d{3}(?:\D|$))|[.,]+$/gu, '');
  const factor = (after ?? unit ?? '').trim();
  return Number(digits) * (thousand.test(factor) ? 1_000 : million.test(factor) ? 1_000_000 : 1);
}
