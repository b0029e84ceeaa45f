import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { diffSequences } from './diffSequences';
import { blocksOf, diffBlocks, diffWords } from './diffText';

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

  it('keeps a listing together', () => {
    expect(blocksOf('One\n\n```js\na\n\nb\n```\n\n\nTwo\nlines')).toEqual([
      'One',
      '```js\na\n\nb\n```',
      'Two\nlines',
    ]);
  });

  it('shows a block that was changed a little by its words, and others whole', () => {
    const before = '# Costs\n\nWe count hours and money.\n\nOld end.';
    const after = '# Costs\n\nWe count hours, days and money.\n\nNew and different.\n\nMore.';
    const blocks = diffBlocks(before, after);
    expect(blocks.map(({ kind }) => kind)).toEqual(['same', 'changed', 'removed', 'added', 'added']);
    expect(blocks[1]?.parts.map(({ text }) => text)).toEqual([
      'We count ',
      'hours ',
      'hours, days ',
      'and money.',
    ]);
  });

  it('takes long texts without going on for ever', () => {
    const words = (seed: number) =>
      Array.from({ length: 20_000 }, (_, index) => `w${(index * seed) % 997}`).join(' ');
    expect(diffWords(words(3), words(7)).length).toBeGreaterThan(0);
  });
});
