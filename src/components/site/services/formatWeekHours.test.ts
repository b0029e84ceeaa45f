import { describe, expect, it } from 'vitest';
import { formatWeekHours } from './formatWeekHours';

describe('formatWeekHours', () => {
  it.each([
    [5.88, '5.9'],
    [0.47 * 5, '2.4'],
    [4, '4'],
    [0.04, '0'],
  ])('writes %d as %s', (hours, text) => {
    expect(formatWeekHours(hours)).toBe(text);
  });
});
