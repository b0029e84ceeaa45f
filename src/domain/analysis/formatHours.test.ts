import { describe, expect, it } from 'vitest';
import { formatSavedHours } from './formatHours';

describe('formatSavedHours', () => {
  const range = {
    cautious: { share: 0, savedHours: 0, savingsUsd: 0 },
    expected: { share: 0, savedHours: 0, savingsUsd: 0 },
    ambitious: { share: 0, savedHours: 0, savingsUsd: 0 },
  };

  it.each([
    ['hours', { savedHours: 1_026, calculatedSavings: 'TBD' }, '1,026 hrs'],
    ['a few dollars counted, and less than half an hour', { savedHours: 0, calculatedSavings: 28 }, '0 hrs'],
    ['nothing counted', { savedHours: 0, calculatedSavings: 0 }, '0 hrs'],
    ['a range', { savedHours: 0, calculatedSavings: 'TBD', range }, '0 hrs'],
    ['neither', { savedHours: 0, calculatedSavings: 'TBD' }, 'TBD'],
    ['an older amount without hours', { savedHours: 0, calculatedSavings: '$1,200/year' }, 'TBD'],
  ])('says of %s what it can', (_what, roiModel, text) => {
    expect(formatSavedHours({ ...roiModel, assumptions: '' })).toBe(text);
  });
});
