import { describe, expect, test } from 'vitest';
import {
  cycleHeading,
  insertBlock,
  placeAfter,
  replaceSelection,
  replaceWithBlocks,
  type Edit,
  type Selection,
} from './markdownEdits';
import { markdownTools, type MarkdownTool } from './markdownTools';

const applyEdit = (text: string, { from, to, insert }: Edit) => text.slice(0, from) + insert + text.slice(to);

/** ⟦ and ⟧ mark the ends of the selection. */
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

/** Result of a toolbar tool. */
function used(name: MarkdownTool, marked: string): string {
  const tool = markdownTools[name];
  if (!('makeEdit' in tool)) throw new Error(`${name} asks first`);
  return shown(marked, tool.makeEdit);
}

describe('marks around words', () => {
  test.each<[MarkdownTool, string, string]>([
    ['bold', 'a ⟦word⟧ here', 'a **⟦word⟧** here'],
    ['bold', 'a **⟦word⟧** here', 'a ⟦word⟧ here'],
    ['bold', '⟦⟧', '**⟦bold text⟧**'],
    ['bold', '**⟦⟧**', '⟦⟧'],
    ['bold', '⟦**⟧', '**⟦**⟧**'],
    ['italic', '*⟦word⟧*', '⟦word⟧'],
    ['strikethrough', '~~⟦word⟧~~', '⟦word⟧'],
  ])('%s: %s becomes %s', (tool, before, after) => expect(used(tool, before)).toBe(after));

  test.each<[MarkdownTool, string, string]>([
    ['italic', '**⟦word⟧**', '***⟦word⟧***'],
    ['italic', '***⟦word⟧***', '**⟦word⟧**'],
    ['bold', '*⟦word⟧*', '***⟦word⟧***'],
    ['bold', '***⟦word⟧***', '*⟦word⟧*'],
    ['italic', '*⟦2 * 3⟧*', '⟦2 * 3⟧'],
    ['italic', '*⟦a **b** c⟧*', '⟦a **b** c⟧'],
  ])('%s beside other marks: %s becomes %s', (tool, before, after) => expect(used(tool, before)).toBe(after));

  test.each<[MarkdownTool, string, string]>([
    ['bold', 'a ⟦word ⟧here', 'a **⟦word⟧** here'],
    ['italic', 'a⟦\n word\t⟧here', 'a\n *⟦word⟧*\there'],
    ['code', 'a ⟦word ⟧here', 'a `⟦word⟧` here'],
    ['bold', 'a⟦ ⟧here', 'a **⟦bold text⟧**here'],
  ])('%s leaves white space outside: %j becomes %j', (tool, before, after) =>
    expect(used(tool, before)).toBe(after),
  );

  test.each<[MarkdownTool, string, string]>([
    ['bold', 'a ⟦**word**⟧ here', 'a ⟦word⟧ here'],
    ['bold', 'a ⟦**word** ⟧here', 'a ⟦word⟧ here'],
    ['bold', 'a ⟦**word⟧** here', 'a ⟦word⟧ here'],
    ['italic', '⟦***word***⟧', '**⟦word⟧**'],
    ['italic', '⟦**word**⟧', '***⟦word⟧***'],
    ['code', 'a ⟦`word`⟧ here', 'a ⟦word⟧ here'],
  ])('%s takes off what is selected with the words: %s becomes %s', (tool, before, after) =>
    expect(used(tool, before)).toBe(after),
  );

  test('two bold words are not one', () => {
    expect(used('bold', '⟦**one** and **two**⟧')).not.toBe('⟦one** and **two⟧');
  });
});

describe('marks around code', () => {
  test.each([
    ['⟦word⟧', '`⟦word⟧`'],
    ['⟦⟧', '`⟦code⟧`'],
    ['⟦a`b⟧', '``⟦a`b⟧``'],
    ['⟦a``b`c⟧', '```⟦a``b`c⟧```'],
    ['⟦`a⟧', '`` ⟦`a⟧ ``'],
    ['⟦a`⟧', '`` ⟦a`⟧ ``'],
    ['⟦`a` or `b`⟧', '`` ⟦`a` or `b`⟧ ``'],
    ['⟦`⟧', '`` ⟦`⟧ ``'],
  ])('%s becomes %s, and back', (before, after) => {
    const words = before.slice(1, -1);
    expect(used('code', before)).toBe(after);
    if (words) expect(used('code', after)).toBe(before);
    const selectedWithMarks = `⟦${after.replace(/[⟦⟧]/g, '')}⟧`;
    if (words) expect(used('code', selectedWithMarks)).toBe(before);
  });

  test('what stands between two codes is none', () => {
    expect(used('code', '`a` ⟦and⟧ `b`')).toBe('`a` `⟦and⟧` `b`');
  });

  test('a block of code ends where nothing within it could', () => {
    expect(used('codeBlock', '⟦let a;⟧')).toBe('```\n⟦let a;⟧\n```\n');
    expect(used('codeBlock', '⟦```js\na\n```⟧')).toBe('````\n⟦```js\na\n```⟧\n````\n');
    expect(used('codeBlock', '⟦a `b`⟧')).toBe('```\n⟦a `b`⟧\n```\n');
  });
});

describe('marks before lines', () => {
  test.each<[MarkdownTool, string, string]>([
    ['bullets', 'one\nt⟦⟧wo\nthree', 'one\n- two⟦⟧\nthree'],
    ['bullets', '⟦one\ntwo⟧', '⟦- one\n- two⟧'],
    ['bullets', '⟦- one\n- two⟧', '⟦one\ntwo⟧'],
    ['bullets', '⟦one\n⟧two', '- one⟦⟧\ntwo'],
    ['bullets', '⟦⟧', '- ⟦⟧'],
    ['numbers', '⟦one\ntwo⟧', '⟦1. one\n2. two⟧'],
    ['quote', '⟦one\n> two⟧', '⟦> one\n> two⟧'],
    ['quote', '⟦> one\n>two⟧', '⟦one\ntwo⟧'],
    ['quote', '⟦- one⟧', '> - one⟦⟧'],
  ])('%s: %j becomes %j', (tool, before, after) => expect(used(tool, before)).toBe(after));

  test.each<[MarkdownTool, string, string]>([
    ['numbers', '⟦- one\n* two⟧', '⟦1. one\n2. two⟧'],
    ['bullets', '⟦1. one\n2) two⟧', '⟦- one\n- two⟧'],
    ['bullets', '⟦- [ ] one\n- [x] two⟧', '⟦- one\n- two⟧'],
    ['tasks', '⟦- one\n2. two⟧', '⟦- [ ] one\n- [ ] two⟧'],
    ['tasks', '⟦- [x] one\n- two⟧', '⟦- [ ] one\n- [ ] two⟧'],
    ['bullets', '⟦- one\n1. two⟧', '⟦- one\n- two⟧'],
    ['numbers', '1. one\n   - t⟦⟧wo', '1. one\n   1. two⟦⟧'],
    ['bullets', '⟦- one\n  - two⟧', '⟦one\n  two⟧'],
    ['tasks', '\t1. o⟦⟧ne', '\t- [ ] one⟦⟧'],
  ])('%s in the place of another list: %j becomes %j', (tool, before, after) =>
    expect(used(tool, before)).toBe(after),
  );

  test.each<[MarkdownTool, string, string]>([
    ['bullets', '⟦⟧\ntwo', '- ⟦⟧\ntwo'],
    ['heading', '⟦⟧\ntwo', '## ⟦⟧\ntwo'],
    ['quote', '⟦\n⟧two', '> ⟦⟧\ntwo'],
  ])('%s on an empty first line: %j becomes %j', (tool, before, after) =>
    expect(used(tool, before)).toBe(after),
  );
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

test('of several selected lines the first becomes a heading', () => {
  expect(shown('⟦one\n⟧two', cycleHeading)).toBe('## one⟦⟧\ntwo');
  expect(shown('o⟦ne\ntwo⟧', cycleHeading)).toBe('## one⟦⟧\ntwo');
});

test('a block gets empty lines around it', () => {
  const rule = insertBlock(() => ({ block: '---', start: 3, end: 3 }));
  expect(shown('above⟦⟧below', rule)).toBe('above\n\n---⟦⟧\n\nbelow');
  expect(shown('above\n⟦⟧\nbelow', rule)).toBe('above\n\n---⟦⟧\n\nbelow');
  expect(shown('⟦⟧', rule)).toBe('---⟦⟧\n');
});

test.each<[MarkdownTool, string]>([
  ['table', 'keep\n\n| ⟦Column⟧ | Column |\n| --- | --- |\n| Cell | Cell |\n'],
  ['rule', 'keep\n\n---⟦⟧\n'],
])('%s goes behind the selected words', (tool, after) => expect(used(tool, '⟦keep⟧')).toBe(after));

test('what takes the place of the selected words', () => {
  expect(shown('see ⟦this⟧ now', replaceSelection('[this](/a)'))).toBe('see [this](/a)⟦⟧ now');
  expect(shown('one⟦⟧', replaceWithBlocks('![x](/y)'))).toBe('one\n\n![x](/y)\n\n⟦⟧');
  expect(shown('one⟦⟧ two', replaceWithBlocks('![x](/y)'))).toBe('one\n\n![x](/y)⟦⟧\n\n two');
});
