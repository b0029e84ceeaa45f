import { deepStrictEqual } from 'node:assert';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { expect, it } from 'vitest';
import { commonMarkExamples } from './fixtures/commonMarkExamples';
import { constructs } from './fixtures/constructs';
import { githubExamples } from './fixtures/githubExamples';
import { longPost } from './fixtures/longPost';
import { MarkdownParser } from './MarkdownParser';

/** Knows every address, in texts that have none as well. */
const usual = unified().use(remarkParse).use(remarkGfm).freeze();
const inOnePiece = new MarkdownParser(undefined, Infinity);

const texts = [
  ...commonMarkExamples.map(({ markdown }) => markdown),
  ...Object.values(githubExamples).flat(),
  ...Object.values(constructs).map((textOf) => textOf(20)),
  longPost,
];
const hasAddress = /@|http|www|&#|&commat/i;

it('reads texts without addresses as they are read otherwise', () => {
  const without = texts.filter((text) => !hasAddress.test(text));
  expect(without.length).toBeGreaterThan(600);
  for (const text of without) deepStrictEqual(inOnePiece.parse(text).children, usual.parse(text).children);
});

it.each([
  'http://example.com, HTTPS://example.com and www.example.com',
  'www\\.example.com, http\\://example.com, a\\@example.com',
  'a@example.com, a&#64;example.com, a&#x40;example.com, a&commat;example.com',
  '&#119;ww.example.com, &#104;ttp://example.com, w&#x77;w.example.com',
  'mailto:a@example.com, xmpp:a@example.com/b',
  'ww**w.example.com**, ht<!-- -->tp://example.com, `http`://example.com',
])('finds every address that is there: %s', (text) => {
  expect(inOnePiece.parse(text).children).toEqual(usual.parse(text).children);
});
