import { describe, expect, it } from 'vitest';
import { dayOf, daysIn, periodsOf, spanBefore } from './calendarDays';

describe('periodsOf', () => {
  it('cuts the first and the last week at the span; weeks begin on Monday', () => {
    // The 18th of November 2026 is a Wednesday.
    expect(periodsOf({ from: '2026-11-18', to: '2026-12-01' }, 'week')).toEqual([
      { from: '2026-11-18', to: '2026-11-22' },
      { from: '2026-11-23', to: '2026-11-29' },
      { from: '2026-11-30', to: '2026-12-01' },
    ]);
  });

  it('knows how long months are', () => {
    expect(periodsOf({ from: '2028-01-31', to: '2028-03-01' }, 'month')).toEqual([
      { from: '2028-01-31', to: '2028-01-31' },
      { from: '2028-02-01', to: '2028-02-29' },
      { from: '2028-03-01', to: '2028-03-01' },
    ]);
  });

  it.each(['day', 'week', 'month'] as const)('leaves no day of a year out by %s', (by) => {
    const periods = periodsOf({ from: '2026-01-01', to: '2026-12-31' }, by);
    expect(periods.reduce((sum, period) => sum + daysIn(period), 0)).toBe(365);
    expect(periods.at(0)?.from).toBe('2026-01-01');
    expect(periods.at(-1)?.to).toBe('2026-12-31');
  });
});

describe('spanBefore', () => {
  it('is as long and ends the day before', () => {
    expect(spanBefore({ from: '2026-03-01', to: '2026-03-03' })).toEqual({
      from: '2026-02-26',
      to: '2026-02-28',
    });
  });
});

describe('the calendar', () => {
  it('begins a day at midnight UTC', () => {
    const midnight = Date.parse('2026-11-20T00:00:00Z');
    expect([dayOf(midnight - 1), dayOf(midnight)]).toEqual(['2026-11-19', '2026-11-20']);
  });
});
