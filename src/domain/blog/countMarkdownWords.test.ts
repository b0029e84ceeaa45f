import { describe, expect, it } from 'vitest';
import { countMarkdownWords } from './countMarkdownWords';

describe('the words of a text in Markdown', () => {
  it.each([
    ['', 0],
    ['## Two *words*', 2],
    ['- It’s 1,200 hours\n- | --- |', 3],
    ['[a link](https://example.com/some/long/path) and ![a desk](/blog-images/desk-12.webp)', 5],
    ['Über café, naïve', 3],
    ['text\n\n[1]: https://example.com "Title"', 1],
  ])('%j are %i', (markdown, words) => expect(countMarkdownWords(markdown)).toBe(words));
});
