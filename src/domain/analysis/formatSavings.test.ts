import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatUsd } from '@/format/numbers';
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
    ['$300 b2b', 300],
    ['$15,000USD/year', 15_000],
    ['$12,500p.a.', 12_500],
    ['$1,250.75pa', 1_250.75],
    ['$10kpa', 10_000],
    ['$10k p.a.', 10_000],
    ['$10kUSD', 10_000],
    ['$12bn', 12_000_000_000],
    ['$2 billion', 2_000_000_000],
    ['$3mn', 3_000_000],
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

it('reads no less than the digits say, whatever stands behind them', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 10_000_000 }), fc.stringMatching(/^[^\d,.]/), (amountUsd, rest) => {
      expect(savingsAmountUsd(`${formatUsd(amountUsd)}${rest}`)).toBeGreaterThanOrEqual(amountUsd);
    }),
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
