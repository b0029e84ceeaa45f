import { describe, expect, it } from 'vitest';
import { lawFirm } from './lawFirm';

describe('lawFirm', () => {
  it('arrives at the published weeks from people, hours and rates', () => {
    expect(lawFirm.before).toEqual({ hours: 385, costUsd: 70_875 });
    expect(lawFirm.after).toEqual({ hours: 150, costUsd: 28_350 });
  });

  it('derives the weekly and yearly savings from the two weeks', () => {
    expect(lawFirm.people.total).toBe(15);
    expect(lawFirm.weekly).toEqual({ hours: 235, usd: 42_525 });
    expect(lawFirm.yearly).toEqual({ hours: 12_220, usd: 2_211_300 });
    expect(lawFirm.percentLess).toEqual({ hours: 61, costUsd: 60 });
  });

  it('shows the published headlines', () => {
    expect(lawFirm.headlines).toEqual({
      hoursPerYear: '12,000+',
      usdPerWeek: '$42K+',
      usdPerYear: '$2.2M',
    });
  });
});
