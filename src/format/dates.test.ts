import { describe, expect, it } from 'vitest';
import { dayIn, formatDate } from './dates';

describe('formatDate', () => {
  it('writes a day as Americans do', () => {
    expect(formatDate('2025-11-20T12:00:00Z')).toBe('Nov 20, 2025');
    expect(formatDate('2025-11-20T12:00:00Z', 'long')).toBe('November 20, 2025');
  });

  it('says so when there is no date in it', () => {
    expect(formatDate('soon')).toBe('Invalid date');
    expect(formatDate('')).toBe('Invalid date');
  });
});

describe('dayIn', () => {
  it.each([
    ['America/New_York', '2026-11-21T01:00:00Z', '2026-11-20'],
    ['UTC', '2026-11-21T01:00:00Z', '2026-11-21'],
    ['Asia/Tokyo', '2026-12-31T15:00:00Z', '2027-01-01'],
  ])('says which day it is in %s at %s', (timeZone, moment, day) =>
    expect(dayIn(new Date(moment), timeZone)).toBe(day),
  );
});
