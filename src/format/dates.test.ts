import { describe, expect, it } from 'vitest';
import { formatDate } from './dates';

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
