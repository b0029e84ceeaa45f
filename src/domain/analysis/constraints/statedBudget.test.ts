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
  ['We can spend $12,000 in the first year.', 12_000],
  ['Budget is 20,000 for this year, all in.', 20_000],
  ['I can do about 15 grand this year.', 15_000],
  ['Not a dime over 10k.', 10_000],
  ['We set aside $12,000 for this.', 12_000],
  ['We set aside $12,000.', 12_000],
  ['20k tops, all in.', 20_000],
  ['$15,000 is all we have for this.', 15_000],
  ['15k is our ceiling.', 15_000],
  ['The most we can spend this year is $8,000.', 8_000],
  ['Please don’t go over $10,000.', 10_000],
  ['Our limit for the year is $9,000.', 9_000],
  ['We have up to $7,500 to work with.', 7_500],
  ['Total cost has to stay below $25,000.', 25_000],
  ['We’re willing to put $10,000 into this.', 10_000],
  ['Cap it at 18k.', 18_000],
  ['Under 20k all in please.', 20_000],
  ['Our budget for the first year is 18,000.', 18_000],
  ['A budget of 25,000 for year one.', 25_000],
  ['Spending limit: $10,000.', 10_000],
  ['We can’t go above 15k.', 15_000],
  ['The owners approved 30,000 dollars for AI.', 30_000],
  ['We have no budget for this.', 0],
  ['The budget is zero.', 0],
  ['Our budget is $0.', 0],
  ['(1) no chatbots; (2) no cloud; (3) budget $9k.', 9_000],
  ['NO CLOUD, NO CHATBOTS, BUDGET $9,000!!!', 9_000],
  ['Budget: 12,000 USD per year, not a cent more', 12_000],
  ['5,000, not a cent more', 5_000],
  ['$5,000, not a cent more.', 5_000],
  ['10k, not a dollar more', 10_000],
  ['Our whole budget for this year is $12,000 and not a dollar more.', 12_000],
  ['Our software budget is $9,000 and not a cent more.', 9_000],
  ['Answer owners faster. The budget next year is about $20,000.', 20_000],
])('reads what a client can spend in a year: %s', (text, usd) => {
  expect(budgetIn(text)).toBe(usd);
});

it.each([
  'We have no budget limit.',
  'We have no budget for a new hire.',
  'We can only spend $40 per user.',
  'We can spend at most $5,000 per project.',
  'We can’t spend more than €5,000.',
  'We can only spend a few thousand dollars.',
  'We can spend at most $5,000 on software. Our budget is $9,000 in total.',
  'Everybody spends $5,000 on lunch.',
  '5,000 orders, not one more.',
  'We did $20,000 in repairs this year.',
  'Revenue is $4,000,000 this year.',
  'We took a loan of $50,000 this year.',
  'A new furnace is $9,000 all in.',
  'We lost $12,000 on a bad job, not a dime came back.',
  'We set aside $12,000 for taxes.',
  'We have $40,000 in receivables.',
  'Quotes over $10,000 need an owner.',
  'The owner put $100,000 into the shop.',
  'Our credit limit is $25,000.',
  'Budget has 20,000 rows in Excel.',
])('reads no sum that can’t be compared with a year’s cost: %s', (text) => {
  expect(budgetIn(text)).toBeUndefined();
});
