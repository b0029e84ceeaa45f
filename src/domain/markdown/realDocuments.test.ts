import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { readBody } from '../blog/readBody';
import { htmlOf } from './fixtures/htmlOf';
import { lexicalToMarkdown } from './lexicalToMarkdown';
import { markdownToLexical } from './markdownToLexical';
import { readMarkdown } from './readMarkdown';

/** Documents that people wrote, with badges, tables, notes and HTML: they come with the packages and aren't ours to copy. */
const documents = [
  ...['@playwright/test/README.md', 'fast-check/README.md', 'jose/README.md', 'lru-cache/README.md'],
  ...['piscina/README.md', 'react-hook-form/README.md', 'remark-gfm/readme.md', 'sharp/README.md'],
  ...['unified/readme.md', 'zod/README.md'],
];

it.each(documents)('keeps what a real document says: %s', (file) => {
  const markdown = readFileSync(path.join('node_modules', file), 'utf8');
  const body = markdownToLexical(markdown);
  expect(htmlOf(lexicalToMarkdown(body))).toBe(htmlOf(markdown));
  expect(readBody(body)).toEqual(readMarkdown(markdown));
});
