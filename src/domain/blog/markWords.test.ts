import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { markWords } from './markWords';

const marked = (text: string, question: string) =>
  markWords(text, question)
    .map((part) => (part.isMarked ? `[${part.text}]` : part.text))
    .join('');

describe('markWords', () => {
  it.each([
    ['What invoices cost', 'invoice', 'What [invoices] cost'],
    ['What invoices cost', 'invo', 'What [invoices] cost'],
    ['In an inn', 'in', 'In an inn'],
    ['Processing of claims', 'process claim', '[Processing] of [claims]'],
    ['A café in Zürich', 'CAFE zurich', 'A [café] in [Zürich]'],
    ['The hours of the week', 'the hours of', 'The [hours] of the week'],
    ['Nothing of it', 'invoice', 'Nothing of it'],
    ['Prices, 2026.', '2026 prices', '[Prices], [2026].'],
    ['数字化 transformation', '数字化', '[数字化] transformation'],
    ['', 'invoice', ''],
    ['Anything', '', 'Anything'],
  ])('%j with %j', (text, question, expected) => {
    expect(marked(text, question)).toBe(expected);
  });

  it('leaves every text as it is, whatever is asked', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (text, question) => {
        const parts = markWords(text, question);
        expect(parts.map((part) => part.text).join('')).toBe(text);
        expect(parts.every((part) => part.text !== '')).toBe(true);
      }),
    );
  });
});
