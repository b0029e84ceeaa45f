import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { csvMark, csvRow } from './csvRow';
import { readCsv } from './readCsv';

const cellsOf = (text: string) => readCsv(text).map(({ cells }) => cells);

test.each([
  [
    'a,b\r\nc,d\r\n',
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
  ],
  [
    'a;b\nc,d;e',
    [
      ['a', 'b'],
      ['c,d', 'e'],
    ],
  ],
  ['"a ""b""",", c"', [['a "b"', ', c']]],
  [
    'a,\n\n,\n,b',
    [
      ['a', ''],
      ['', 'b'],
    ],
  ],
  ['a"b,c"', [['a"b', 'c"']]],
  ['', []],
])('%j is %j', (text, cells) => {
  expect(cellsOf(text)).toEqual(cells);
});

it.each([
  ['"a"x,b\nc', [true, false]],
  ['a,"b" ,c', [false]],
  ['c\n"never closed,b\nd', [false, true]],
])('says of each row in %j whether quotes leave its cells unclear', (text, broken) => {
  expect(readCsv(text).map(({ isBroken }) => isBroken)).toEqual(broken);
});

it('names the line of each row', () => {
  expect(readCsv('a\r\n"b\nc"\n\nd').map(({ line }) => line)).toEqual([1, 2, 5]);
});

it('reads what is written', () => {
  const text = fc.string({ unit: 'grapheme' }).map((value) => value.trim());
  const written = fc.tuple(
    fc.stringMatching(/^\/[a-z]+$/),
    text.filter((value) => !/^'[=+\-@]/.test(value)),
  );
  fc.assert(
    fc.property(fc.array(written), (rows) => {
      const clean = rows.map((row) => row.map((value) => value.replace(/^[\s'=+\-@]+|[\s]+$/g, '')));
      expect(cellsOf(csvMark + clean.map(csvRow).join(''))).toEqual(clean);
    }),
  );
  expect(cellsOf(csvRow(['=1+1', '@x']))).toEqual([['=1+1', '@x']]);
});
