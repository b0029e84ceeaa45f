import { describe, expect, it } from 'vitest';
import { readRetryAfter } from './ModelClient';

const now = Date.parse('2026-01-01T00:00:00Z');

describe('the Retry-After header', () => {
  it.each([
    ['2', 2_000],
    ['0.5', 500],
    ['Thu, 01 Jan 2026 00:00:10 GMT', 10_000],
    ['Wed, 31 Dec 2025 00:00:00 GMT', 0],
  ])('%s is %i ms', (value, expected) => {
    expect(readRetryAfter(value, now)).toBe(expected);
  });

  it.each([[null], [''], ['soon'], ['-5x']])('%s says nothing', (value) => {
    expect(readRetryAfter(value, now)).toBeUndefined();
  });
});
