import { describe, expect, it } from 'vitest';
import { highlightCode } from './highlightCode';

describe('highlightCode', () => {
  it('tells the parts of known languages apart', () => {
    const tokens = highlightCode('SQL', "select 1 from a where b = 'c' -- d");
    expect(tokens.map(({ text }) => text).join('')).toBe("select 1 from a where b = 'c' -- d");
    expect(tokens).toEqual(
      expect.arrayContaining([
        { text: 'select', kind: 'keyword' },
        { text: '1', kind: 'number' },
        { text: "'c'", kind: 'string' },
        { text: '-- d', kind: 'comment' },
      ]),
    );
  });

  it.each([
    ['', 'a b'],
    ['no-such-language', '<b>'],
    ['sql', 'select '.repeat(5000)],
  ])('leaves code in %j plain that it can’t color', (language, code) => {
    expect(highlightCode(language, code)).toEqual([{ text: code, kind: null }]);
  });
});
