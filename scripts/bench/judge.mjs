import { announce } from '../steps/announce.mjs';
import { StartFailure } from '../steps/StartFailure.mjs';

/**
 * Prints the results.
 * @param {Record<string, string | number>[]} rows of the table
 * @param {string[]} missed descriptions of missed budgets
 * @throws {StartFailure} when a budget was missed
 */
export function judge(rows, missed) {
  console.table(rows);
  if (missed.length > 0) throw new StartFailure(`Budgets missed: ${missed.join('; ')}.`);
  announce('All budgets are met.');
}

/**
 * Returns the median; the upper of the two middle values for an even count.
 * @param {number[]} values
 */
export const median = (values) =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/**
 * @param {number} value
 * @param {number} digits after the point
 */
export const round = (value, digits = 0) => Number(value.toFixed(digits));
