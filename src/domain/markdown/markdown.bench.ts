import { bench } from 'vitest';
import { readBody } from '../blog/readBody';
import { constructs } from './fixtures/constructs';
import { longPost } from './fixtures/longPost';
import { lexicalToMarkdown } from './lexicalToMarkdown';
import { markdownToLexical } from './markdownToLexical';

const body = markdownToLexical(longPost);

// The budget is 100 ms for 50 kB, each way.
bench('50 kB of Markdown into the editor’s nodes', () => {
  markdownToLexical(longPost);
});

bench('50 kB of Markdown back from them', () => {
  lexicalToMarkdown(body);
});

// What names what stands elsewhere: each takes its share of 3 s for 300,000 characters.
for (const name of [
  'references with definitions between',
  'footnotes',
  'items of a list',
  'rows of a table',
]) {
  const markdown = constructs[name]?.(1000) ?? '';
  const stored = markdownToLexical(markdown);

  bench(`${name}, a thousand, into the editor’s nodes`, () => {
    markdownToLexical(markdown);
  });

  bench(`${name}, a thousand, for a page`, () => {
    readBody(stored);
  });
}
