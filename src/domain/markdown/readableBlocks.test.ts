import { expect, it } from 'vitest';
import { diffBlocks } from '../text/diffText';
import { readableBlocks } from './readableBlocks';

it('are the words that a reader sees', () => {
  const markdown = [
    '## What it **costs**',
    'See [our prices](/prices) and `rates`.',
    '3. First\n4. Second',
    '- [x] Done\n- [ ] Open',
    '> Quoted\n>\n> twice',
    '| Hour | Day |\n| --- | --- |\n| 1 | 8 |',
    '```sql\nselect 1;\n\nselect 2;\n```',
    '---',
  ].join('\n\n');
  expect(readableBlocks(markdown).map(({ text }) => text)).toEqual([
    'What it costs',
    'See our prices and rates.',
    '3. First\n4. Second',
    '☑ Done\n☐ Open',
    'Quoted\ntwice',
    'Hour | Day\n1 | 8',
    'select 1;\n\nselect 2;',
    '———',
  ]);
});

it('differ when only a link or the formatting changes', () => {
  const blocks = diffBlocks(
    readableBlocks('Same.\n\nSee [prices](/prices).\n\nHours count.'),
    readableBlocks('Same.\n\nSee [prices](/costs).\n\n**Hours** count.'),
  );
  expect(blocks.map(({ kind }) => kind)).toEqual(['same', 'formatted', 'formatted']);
  expect(blocks.map(({ links }) => links?.map(({ kind, text }) => [kind, text]))).toEqual([
    undefined,
    [
      ['removed', '/prices'],
      ['added', '/costs'],
    ],
    [],
  ]);
});
