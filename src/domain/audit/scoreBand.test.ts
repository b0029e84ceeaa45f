import { describe, expect, it } from 'vitest';
import { nextThreshold, scoreBand } from './scoreBand';

describe('scoreBand', () => {
  it.each([
    [59, 'error', 60],
    [60, 'warning', 80],
    [79, 'warning', 80],
    [80, 'success', null],
  ])('puts %i percent into the band %s, with the next one from %s', (percent, band, next) => {
    expect(scoreBand(percent)).toBe(band);
    expect(nextThreshold(percent)).toBe(next);
  });
});
