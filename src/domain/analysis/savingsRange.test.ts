import { describe, expect, it } from 'vitest';
import { readOpportunities } from './readOpportunities';
import { savingsRange } from './savingsRange';

const estimate = (savingsUsd: number) => ({ share: 0.5, savedHours: 10, savingsUsd });
const ranged = {
  name: 'Match invoices',
  roiModel: {
    calculatedSavings: 200,
    range: { cautious: estimate(100), expected: estimate(200), ambitious: estimate(300) },
  },
};

describe('savingsRange', () => {
  it('adds up the cautious and the ambitious estimates', () => {
    const two = readOpportunities([ranged, { ...ranged, name: 'Answer questions' }]);
    expect(savingsRange(two)).toEqual({ cautiousUsd: 200, ambitiousUsd: 600 });
  });

  it('counts a single figure in both and leaves out what has none', () => {
    const mixed = readOpportunities([
      ranged,
      { name: 'Older one', roiModel: { calculatedSavings: '$1,000/year' } },
      { name: 'Unknown', roiModel: { calculatedSavings: 'TBD' } },
    ]);
    expect(savingsRange(mixed)).toEqual({ cautiousUsd: 1100, ambitiousUsd: 1300 });
  });

  it('is absent when no opportunity has a range', () => {
    expect(
      savingsRange(readOpportunities([{ name: 'Older one', roiModel: { calculatedSavings: 5 } }])),
    ).toBeNull();
  });
});
