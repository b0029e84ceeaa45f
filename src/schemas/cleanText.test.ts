import { expect, it } from 'vitest';
import { refusedFields, text } from '../../tests/unit/refusedFields';
import { cleanText } from './cleanText';

const optional = cleanText({ max: 5 });
const required = cleanText({ max: 5, required: 'Say it' });
const unfinished = cleanText({ max: 5, isUnfinished: true });

it.each([
  ['trims before it counts', optional, `  ${text(5)}\n`, text(5)],
  ['drops control characters before it counts', optional, `\u0000${text(5)}\u007f`, text(5)],
  ['keeps tabs and line breaks between words', optional, 'a\t\nb', 'a\t\nb'],
  ['mends what is no Unicode', optional, 'a\ud800', 'a\ufffd'],
  ['lets an optional text be empty', optional, ' ', ''],
  ['takes one character', required, ' x ', 'x'],
  ['leaves spaces while it is typed', unfinished, ' xx ', ' xx '],
])('%s', (_rule, schema, given, kept) => {
  expect(schema.parse(given)).toBe(kept);
});

it.each([
  ['one character more', optional, text(6), 'Must be at most 5 characters'],
  ['spaces that make it too long', unfinished, `${text(5)} `, 'Must be at most 5 characters'],
  ['a required text of spaces', required, ' \n', 'Say it'],
  ['a required text of control characters', required, '\u0000', 'Say it'],
  ['nothing', required, undefined, 'Say it'],
  ['a number', optional, 5, 'Must be text'],
  ['null', optional, null, 'Must be text'],
])('refuses %s', (_what, schema, given, message) => {
  expect(refusedFields(schema, given)).toEqual(['']);
  expect(schema.safeParse(given).error?.issues[0]?.message).toBe(message);
});
