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

const line = cleanText({ max: 12, required: 'Say it', isLine: true });

it.each([
  ['composes letters before it counts', cleanText({ max: 1 }), 'e\u0301', '\u00e9'],
  ['drops control characters of ISO 8859', optional, 'a\u0093b', 'ab'],
  ['takes invisible characters alone for nothing', optional, '\u200b\u3164 \u2800', ''],
  ['keeps them in a text', optional, 'a\u202eb', 'a\u202eb'],
  ['puts a line on one line', line, 'a\r\n\u2028b\tc', 'a b c'],
  ['drops what turns the direction of a line', line, 'a\u202e\u2066b\u2069', 'ab'],
  ['drops what is invisible in a line', line, '\ufeffa\u200b\u00ad\u2060b', 'ab'],
  ['keeps what joins letters and emoji of a line', line, '\u0645\u200c\u0646 👩‍💻', '\u0645\u200c\u0646 👩‍💻'],
])('%s', (_rule, schema, given, kept) => {
  expect(schema.parse(given)).toBe(kept);
});

it.each(['\u200b', '\u3164\u115f', '\u2800', '\u202e', '\u00ad\ufe0f', '\u0301'])(
  'a line of %j says nothing',
  (given) => {
    expect(line.safeParse(given).error?.issues[0]?.message).toBe('Say it');
  },
);

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
