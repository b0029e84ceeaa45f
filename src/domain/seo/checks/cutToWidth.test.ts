import { describe, expect, it } from 'vitest';
import { cutToWidth } from './cutToWidth';
import { textWidthPx } from './textWidthPx';

describe('cutToWidth', () => {
  it('leaves what fits', () => {
    expect(cutToWidth('AI for  small firms', 20, 600)).toBe('AI for small firms');
  });

  it('cuts after a whole word and stays inside', () => {
    const shown = cutToWidth('Advice on artificial intelligence for small firms', 20, 200);
    expect(shown).toBe('Advice on artificial ...');
    expect(textWidthPx(shown, 20)).toBeLessThanOrEqual(200);
  });

  it('cuts inside a word that alone is too long', () => {
    const shown = cutToWidth('a'.repeat(100), 20, 200);
    expect(shown.endsWith('a ...')).toBe(true);
    expect(textWidthPx(shown, 20)).toBeLessThanOrEqual(200);
  });
});
