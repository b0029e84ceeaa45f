import { expect, it } from 'vitest';
import { cutAtWord } from './cutAtWord';

it.each([
  ['a line that is short enough', 'Ten hours a week', 16, 'Ten hours a week'],
  ['whole words', 'Ten hours a week', 15, 'Ten hours a…'],
  ['a word that ends at the limit', 'Ten hours a week', 9, 'Ten hours…'],
  ['no comma at the end', 'Ten hours, a week', 11, 'Ten hours…'],
  ['text without spaces', '一週間に十時間の仕事', 5, '一週間に十…'],
  ['a long word behind a short one', `A ${'x'.repeat(30)}`, 10, `A ${'x'.repeat(8)}…`],
  ['no half of a letter', `${'x'.repeat(4)}😀😀`, 5, 'xxxx…'],
])('leaves %s', (_what, line, maxLength, cut) => {
  expect(cutAtWord(line, maxLength)).toBe(cut);
});
