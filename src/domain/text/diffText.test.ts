import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { diffSequences } from './diffSequences';
import { diffBlocks, diffWords } from './diffText';

describe('what changed between two texts', () => {
  it('is told in words', () => {
    expect(diffWords('The clerk types invoices.', 'The clerk checks invoices daily.')).toEqual([
      { kind: 'same', text: 'The clerk ' },
      { kind: 'removed', text: 'types invoices.' },
      { kind: 'added', text: 'checks invoices daily.' },
    ]);
    expect(diffWords('one two three', 'one three')).toEqual([
      { kind: 'same', text: 'one ' },
      { kind: 'removed', text: 'two ' },
      { kind: 'same', text: 'three' },
    ]);
  });

  it('leads from one list to the other, whatever they are', () => {
    const lists = fc.array(fc.constantFrom('a', 'b', 'c', 'd'), { maxLength: 25 });
    fc.assert(
      fc.property(lists, lists, (before, after) => {
        const parts = diffSequences(before, after);
        const without = (kind: string) =>
          parts.filter((part) => part.kind !== kind).flatMap(({ items }) => items);
        expect(without('added')).toEqual(before);
        expect(without('removed')).toEqual(after);
      }),
    );
  });

  const blocksOf = (...texts: string[]) => texts.map((text) => ({ text, identity: text }));

  it('shows a block that was changed a little by its words, and others whole', () => {
    const before = blocksOf('Costs', 'We count hours and money.', 'Old end.');
    const after = blocksOf('Costs', 'We count hours, days and money.', 'New and different.', 'More.');
    const blocks = diffBlocks(before, after);
    expect(blocks.map(({ kind }) => kind)).toEqual(['same', 'changed', 'removed', 'added', 'added']);
    expect(blocks[1]?.parts.map(({ text }) => text)).toEqual([
      'We count ',
      'hours ',
      'hours, days ',
      'and money.',
    ]);
  });

  it('tells of a block whose formatting alone changed', () => {
    const [plain, bold] = ['plain', 'bold'].map((identity) => [{ text: 'Hours', identity }]);
    expect(diffBlocks(plain!, bold!)).toEqual([
      { kind: 'formatted', parts: [{ kind: 'same', text: 'Hours' }], links: [] },
    ]);
  });

  it('takes long texts without going on for ever', () => {
    const words = (seed: number) =>
      Array.from({ length: 20_000 }, (_, index) => `w${(index * seed) % 997}`).join(' ');
    expect(diffWords(words(3), words(7)).length).toBeGreaterThan(0);
  });
});
