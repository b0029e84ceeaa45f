import { describe, expect, test } from 'vitest';
import {
  cycleHeading,
  insertBlock,
  placeAfter,
  prefixLines,
  replaceSelection,
  replaceWithBlocks,
  wrapWith,
  type Edit,
  type Selection,
} from './markdownEdits';

const applyEdit = (text: string, { from, to, insert }: Edit) => text.slice(0, from) + insert + text.slice(to);

/** ⟦ and ⟧ stand for the ends of the selection. */
function selection(marked: string): Selection {
  const start = marked.indexOf('⟦');
  const end = marked.indexOf('⟧') - 1;
  return { text: marked.replace(/[⟦⟧]/g, ''), start, end };
}

function shown(marked: string, make: (selection: Selection) => Edit): string {
  const before = selection(marked);
  const edit = make(before);
  const text = applyEdit(before.text, edit);
  return `${text.slice(0, edit.start)}⟦${text.slice(edit.start, edit.end)}⟧${text.slice(edit.end)}`;
}

describe('marks around words', () => {
  const bold = wrapWith('**', 'bold text');

  test.each([
    ['a ⟦word⟧ here', 'a **⟦word⟧** here'],
    ['a **⟦word⟧** here', 'a ⟦word⟧ here'],
    ['⟦⟧', '**⟦bold text⟧**'],
  ])('%s becomes %s', (before, after) => {
    expect(shown(before, bold)).toBe(after);
  });
});

describe('marks before lines', () => {
  const bullets = prefixLines(() => '- ', /^- /);
  const numbers = prefixLines((index) => `${index + 1}. `, /^\d+\. /);

  test.each([
    ['one\nt⟦⟧wo\nthree', 'one\n- two⟦⟧\nthree'],
    ['⟦one\ntwo⟧', '⟦- one\n- two⟧'],
    ['⟦- one\n- two⟧', '⟦one\ntwo⟧'],
    ['⟦one\n⟧two', '- one⟦⟧\ntwo'],
    ['⟦⟧', '- ⟦⟧'],
  ])('%j becomes %j', (before, after) => {
    expect(shown(before, bullets)).toBe(after);
  });

  test('numbers count', () => {
    expect(shown('⟦one\ntwo⟧', numbers)).toBe('⟦1. one\n2. two⟧');
  });
});

test.each([
  ['⟦⟧one two three', '⟦⟧one 2 three'],
  ['one t⟦⟧wo three', 'one 2⟦⟧ three'],
  ['one ⟦two⟧ three', 'one ⟦2⟧ three'],
  ['one tw⟦o th⟧ree', 'one 2⟦ th⟧ree'],
  ['one two t⟦hree⟧', 'one 2 t⟦hree⟧'],
  ['one two⟦⟧ three', 'one 2⟦⟧ three'],
])('what is selected in %j stays so when "two" is exchanged', (before, after) => {
  const { text, ...place } = selection(before);
  const exchange = { start: 4, end: 7, insert: '2' };
  const { text: expected, ...placed } = selection(after);
  expect(applyEdit(text, { from: 4, to: 7, insert: '2', start: 0, end: 0 })).toBe(expected);
  expect(placeAfter(place, [exchange])).toEqual(placed);
});

test('a heading goes through its levels and off again', () => {
  expect(shown('Wo⟦⟧rds', cycleHeading)).toBe('## Words⟦⟧');
  expect(shown('## Wo⟦⟧rds', cycleHeading)).toBe('### Words⟦⟧');
  expect(shown('#### Wo⟦⟧rds', cycleHeading)).toBe('Words⟦⟧');
});

test('a block gets empty lines around it', () => {
  const rule = insertBlock(() => ({ block: '---', start: 3, end: 3 }));
  expect(shown('above⟦⟧below', rule)).toBe('above\n\n---⟦⟧\n\nbelow');
  expect(shown('above\n⟦⟧\nbelow', rule)).toBe('above\n\n---⟦⟧\n\nbelow');
  expect(shown('⟦⟧', rule)).toBe('---⟦⟧\n');
});

test('what takes the place of the selected words', () => {
  expect(shown('see ⟦this⟧ now', replaceSelection('[this](/a)'))).toBe('see [this](/a)⟦⟧ now');
  expect(shown('one⟦⟧', replaceWithBlocks('![x](/y)'))).toBe('one\n\n![x](/y)\n\n⟦⟧');
  expect(shown('one⟦⟧ two', replaceWithBlocks('![x](/y)'))).toBe('one\n\n![x](/y)⟦⟧\n\n two');
});
