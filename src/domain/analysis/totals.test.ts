import { describe, expect, it } from 'vitest';
import { formatUsd, formatUsdCents, formatUsdExact } from '@/format/numbers';
import { formatHours } from './formatHours';
import { savingsTotals } from './totals';

const opportunity = (calculatedSavings: unknown, savedHours: unknown) => ({
  roiModel: { calculatedSavings, savedHours },
});

describe('savingsTotals', () => {
  it('sums numbers and the first amount in texts, and skips what is yet to be determined', () => {
    expect(
      savingsTotals([
        opportunity(10_000, 120),
        opportunity('$2,500/year', 30),
        opportunity('TBD', 0),
        opportunity(undefined, undefined),
      ]),
    ).toEqual({ savingsUsd: 12_500, savedHours: 150 });
  });

  it('takes hours from numbers only', () => {
    expect(savingsTotals([opportunity(0, '40'), opportunity(0, Number.NaN)]).savedHours).toBe(0);
  });

  it('is zero for nothing', () => {
    expect(savingsTotals([])).toEqual({ savingsUsd: 0, savedHours: 0 });
  });
});

describe('amounts as shown', () => {
  it.each([
    [formatUsd(34_545), '$34,545'],
    [formatUsd(1_234_567.5), '$1,234,568'],
    [formatUsdCents(33.6538), '$33.65'],
    [formatUsdExact(70_000), '$70,000'],
    [formatUsdExact(70_000.5), '$70,000.50'],
    [formatHours(1_026), '1,026 hrs'],
    [formatHours(0), '0 hrs'],
  ])('%s', (shown, wanted) => {
    expect(shown).toBe(wanted);
  });
});
