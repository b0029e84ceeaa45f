import { describe, expect, it } from 'vitest';
import { textWidthPx } from './textWidthPx';

describe('textWidthPx', () => {
  it('adds the widths of the characters', () => {
    expect(textWidthPx('AI', 2048)).toBe(1366 + 569);
    expect(textWidthPx('AI', 20)).toBeCloseTo(18.9, 1);
  });

  it('grows with the width of the letters, not only their number', () => {
    expect(textWidthPx('WWWW', 20)).toBeGreaterThan(3 * textWidthPx('iiii', 20));
  });

  it('counts runs of white space once and none at the ends', () => {
    expect(textWidthPx('  a \n\t b ', 20)).toBe(textWidthPx('a b', 20));
  });

  it('takes an accented letter for its base and a combining mark for nothing', () => {
    expect(textWidthPx('ě', 20)).toBe(textWidthPx('e', 20));
    expect(textWidthPx('e\u030c', 20)).toBe(textWidthPx('e', 20));
  });

  it('gives ideographs and pictures a whole square, and unknown letters an average width', () => {
    expect(textWidthPx('会', 20)).toBe(20);
    expect(textWidthPx('🙂', 20)).toBe(20);
    expect(textWidthPx('ж', 20)).toBeCloseTo(11.12, 2);
  });
});
