import type { FigurePeriod, FigureUnit } from './Figure';

/** Allows at most one word before the noun: "14 staff hours", "3 full-time people". */
const counted = (noun: string) =>
  new RegExp(String.raw`^(?:\s?-?(?!(?:an?|per|each|every)\b)[a-z]+(?:-[a-z]+)?)?\s?-?${noun}\b`, 'iu');

const unitPatterns: readonly [FigureUnit, RegExp][] = [
  ['percent', /^\s?-?(?:%|percent(?:age points?)?\b|per cent\b)/iu],
  ['usd', /^\s?-?(?:(?:us )?dollars?|usd|bucks?|cents?)\b/iu],
  ['foreign', /^\s?-?(?:[€£¥]|(?:euros?|eur|pounds?|gbp)\b)/iu],
  ['times', /^\s?-?(?:×|(?:x|times|fold)\b)/iu],
  ['minutes', counted('(?:minutes?|mins?)')],
  ['hours', counted('(?:hours?|hrs?)')],
  ['days', counted('days?')],
  ['weeks', counted('weeks?')],
  ['months', counted('months?')],
  ['quarters', counted('quarters?')],
  ['years', counted('years?')],
  ['people', counted('(?:people|persons?|employees?|ftes?|staff|workers?)')],
];

const period = (noun: string, adverb: string) =>
  new RegExp(String.raw`^\s?(?:(?:an?|per|each|every)\s|/\s?)(?:${noun})\b|^\s(?:${adverb})\b`, 'iu');

const periodPatterns: readonly [FigurePeriod, RegExp][] = [
  ['year', period('year|annum', 'annually|yearly')],
  ['quarter', period('quarter', 'quarterly')],
  ['month', period('month', 'monthly')],
  ['week', period('week', 'weekly')],
  ['day', period('day', 'daily')],
  ['hour', period('hour', 'hourly')],
  ['person', period('person|employee|head|worker', 'apiece')],
];

/** Returns the unit that follows a number, and the period after it. */
export function unitAfter(tail: string): { unit: FigureUnit; period?: FigurePeriod; length: number } {
  for (const [unit, pattern] of unitPatterns) {
    const match = pattern.exec(tail);
    if (match) return { unit, ...periodAfter(tail.slice(match[0].length)), length: match[0].length };
  }
  return { unit: 'other', ...periodAfter(tail), length: 0 };
}

function periodAfter(tail: string): { period?: FigurePeriod } {
  const found = periodPatterns.find(([, pattern]) => pattern.test(tail));
  return found ? { period: found[0] } : {};
}
