import { describe, expect, it } from 'vitest';
import { expectLinear } from '../text/fixtures/expectLinear';
import { countMarkdownWords } from './countMarkdownWords';

describe('the words of a text in Markdown', () => {
  it.each([
    ['', 0],
    ['## Two *words*', 2],
    ['- It’s 1,200 hours\n- | --- |', 3],
    ['[a link](https://example.com/some/long/path) and ![a desk](/blog-images/desk-12.webp)', 5],
    ['Über café, naïve', 3],
    ['[a\nfew] words\n(and [more](https://example.com/x "A title"))', 5],
    ['See <https://example.com/some/path> or [![a desk](/desk.webp)](/about).', 4],
    ['text\n\n[1]: https://example.com "Title"', 1],
  ])('%j are %i', (markdown, words) => expect(countMarkdownWords(markdown)).toBe(words));

  it.each([
    ['links', 20_000, ']('],
    ['definitions', 20_000, '[a\n'],
    ['addresses', 20_000, '<http:'],
  ])('are counted in a time that grows as they do: open %s', (_name, size, part) =>
    expectLinear((count) => countMarkdownWords(part.repeat(count)), size),
  );
});
