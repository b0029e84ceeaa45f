import { afterEach, beforeEach, describe, expect, it, vi, type MockInstance } from 'vitest';
import { checkedBody } from '../blog/checkedBody';
import { readBody } from '../blog/readBody';
import { expectLinear } from '../text/fixtures/expectLinear';
import { constructs } from './fixtures/constructs';
import { lexicalToMarkdown } from './lexicalToMarkdown';
import { MarkdownParser } from './MarkdownParser';
import { markdownToLexical } from './markdownToLexical';
import { readMarkdown } from './readMarkdown';

vi.setConfig({ testTimeout: 60_000 });

const names = Object.keys(constructs);
const textOf = (name: string, count: number) => constructs[name]?.(count) ?? '';

let parse: MockInstance<MarkdownParser['parse']>;
beforeEach(() => {
  // The spy keeps the implementation and only counts the input.
  parse = vi.spyOn(MarkdownParser.prototype, 'parse');
});
afterEach(() => {
  parse.mockRestore();
});

/** Counts the characters that the parser receives. */
function parsedBy(work: () => void): number {
  parse.mockClear();
  work();
  return parse.mock.calls.reduce((sum, [text]) => sum + text.length, 0);
}

function save(markdown: string): void {
  const body = markdownToLexical(markdown);
  expect(checkedBody(body).problem).toBeNull();
  expect(markdownToLexical(lexicalToMarkdown(body), { previous: body }).root.children.length).toBeGreaterThan(
    0,
  );
}

describe('what the parser gets to read', () => {
  it.each(names)('grows on saving as the text does: %s', (name) => {
    const [once, twice] = [25, 50].map((count) => parsedBy(() => save(textOf(name, count))));
    expect(once).toBeGreaterThan(0);
    expect(twice).toBeLessThanOrEqual(2.5 * Number(once));
  });

  it.each(names)('is on reading each character once: %s', (name) => {
    const markdown = textOf(name, 200);
    const body = markdownToLexical(markdown);
    // A separator is added between two sources.
    const most = markdown.length + 12 * body.root.children.length;
    expect(parsedBy(() => readBody(body))).toBeLessThanOrEqual(most);
    expect(parsedBy(() => readMarkdown(markdown))).toBeLessThanOrEqual(most);
  });
});

describe('the time', () => {
  // Work that the parser itself could repeat for each part.
  it.each([
    'definitions that nothing refers to',
    'footnotes in one paragraph',
    'items of a list',
    'lists after lists',
    'nested items',
    'open brackets',
    'rows of a table',
    'hard breaks',
  ])('grows as the text does: %s', (name) => {
    expectLinear((count) => {
      const body = markdownToLexical(textOf(name, count));
      readBody(body);
      lexicalToMarkdown(body);
    }, 100);
  });
});
