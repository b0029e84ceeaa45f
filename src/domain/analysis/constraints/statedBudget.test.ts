import { expect, it } from 'vitest';
import { readConstraints } from './readConstraints';
import { statedBudget } from './statedBudget';

const budgetIn = (additionalContext: string) =>
  statedBudget(readConstraints({ goals: '', bottlenecks: '', additionalContext }));

it.each([
  ['We can spend at most $15,000 this year.', 15_000],
  ['Budget is 20k max this year.', 20_000],
  ['We can spend at most 15 grand on this.', 15_000],
  ['Our budget for AI is $10,000 to $15,000.', 15_000],
  ['Our budget for software is max $10-15k.', 15_000],
  ['We can only spend $500 a month.', 6_000],
  ['We can’t spend more than 5,000 dollars.', 5_000],
  ['Our budget is capped at $1.5 million.', 1_500_000],
  ['We can spend at most $15.000.', 15_000],
])('reads what a client can spend in a year: %s', (text, usd) => {
  expect(budgetIn(text)).toBe(usd);
});

it.each([
  'We have no budget for this.',
  'We can only spend $40 per user.',
  'We can spend at most $5,000 per project.',
  'We can’t spend more than €5,000.',
  'We can only spend a few thousand dollars.',
  'We can spend at most $5,000 on software. Our budget is $9,000 in total.',
  'Everybody spends $5,000 on lunch.',
])('reads no sum that can’t be compared with a year’s cost: %s', (text) => {
  expect(budgetIn(text)).toBeUndefined();
});
