import { describe, expect, it } from 'vitest';
import { formatSavings, savingsAmountUsd } from './formatSavings';

describe('savingsAmountUsd', () => {
  it.each([
    [34_545, 34_545],
    [0, 0],
    ['$12,500', 12_500],
    ['$12,500/year', 12_500],
    ['About $4,000 to $6,000 a year', 4_000],
    ['$1,234.50', 1_234.5],
    ['$ 900', 900],
    ['$45K', 45_000],
    ['$1.2M per year', 1_200_000],
    ['$1.5 million', 1_500_000],
    ['$300 kits', 300],
  ])('reads %j', (savings, amountUsd) => {
    expect(savingsAmountUsd(savings)).toBe(amountUsd);
  });

  it.each(['TBD', 'TBD ($)', '', '12 hours', Number.NaN, Infinity, null, undefined, {}, ['$5']])(
    'finds no amount in %j',
    (savings) => {
      expect(savingsAmountUsd(savings)).toBeUndefined();
    },
  );
});

describe('formatSavings', () => {
  it.each([
    [34_545, '$34,545'],
    ['$12,500/year', '$12,500/year'],
    ['$12,500 / Year', '$12,500/year'],
    ['$12,500', '$12,500'],
    ['TBD', 'TBD'],
    [undefined, 'TBD'],
  ])('shows %j as %s', (savings, text) => {
    expect(formatSavings(savings)).toBe(text);
  });
});
