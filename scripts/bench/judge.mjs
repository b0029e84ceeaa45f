import { announce } from '../steps/announce.mjs';
import { StartFailure } from '../steps/StartFailure.mjs';

/**
 * @param {Record<string, string | number>[]} rows of a table
 * @param {string[]} missed what was measured outside its budget
 * @throws {StartFailure} when anything was
 */
export function judge(rows, missed) {
  console.table(rows);
  if (missed.length > 0) throw new StartFailure(`Budgets missed: ${missed.join('; ')}.`);
  announce('All budgets are met.');
}

/**
 * The upper one of two in the middle.
 * @param {number[]} values
 */
export const median = (values) =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/**
 * @param {number} value
 * @param {number} digits after the point
 */
export const round = (value, digits = 0) => Number(value.toFixed(digits));
