import { expect, it } from 'vitest';
import { firstOfLastDays } from './dayBounds';

it.each([
  [1, '2026-03-01'],
  [2, '2026-02-28'],
  [7, '2026-02-23'],
  [90, '2025-12-02'],
])('counts the last %i days back from today', (days, first) => {
  expect(firstOfLastDays(days, new Date(2026, 2, 1, 23, 59))).toBe(first);
});
