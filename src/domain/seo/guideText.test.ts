import { expect, it } from 'vitest';
import { guideText } from './guideText';

it.each([
  [
    'one line',
    'What an hour costs\r\n\n- and why\u2028## Yours',
    'What an hour costs - and why \\#\\# Yours',
  ],
  ['nothing around it', ' Costs\n', 'Costs'],
  ['no Markdown', 'A *b* [c](d) <e> `f`', 'A \\*b\\* \\[c\\](d) \\<e\\> \\`f\\`'],
])('is %s', (_what, text, line) => {
  expect(guideText(text)).toBe(line);
});
