import { describe, expect, it } from 'vitest';
import { estimateSavings } from './estimateSavings';

const effort = { teamSize: 2, hours: 3.5, frequency: 'Month', salary: 52_000 } as const;

describe('estimateSavings', () => {
  it('takes whole percents of the hours and of their cost, rounded once', () => {
    // 84 hours a year at $25.
    expect(estimateSavings(effort, 30)).toEqual({ share: 0.3, savedHours: 25, savingsUsd: 630 });
    expect(estimateSavings(effort, 0)).toEqual({ share: 0, savedHours: 0, savingsUsd: 0 });
  });

  it('never gives back more whole hours than there are', () => {
    // 13.8 hours, all but a thousandth of which would be rounded to fourteen.
    const notQuiteFourteen = { ...effort, teamSize: 1, hours: 1.15 };
    expect(estimateSavings(notQuiteFourteen, 99.9).savedHours).toBe(13);
  });

  it('counts only hours that a year has', () => {
    const impossible = { ...effort, hours: 40, frequency: 'Day' } as const;
    expect(estimateSavings(impossible, 50)).toEqual({ share: 0.5, savedHours: 2_080, savingsUsd: 52_000 });
  });
});
