import { deepStrictEqual } from 'node:assert';
import fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import { constructs } from './fixtures/constructs';
import { commonMarkExamples } from './fixtures/commonMarkExamples';
import { footnoteExamples, githubExamples } from './fixtures/githubExamples';
import { longPost } from './fixtures/longPost';
import { knownPieces } from './knownPieces';
import { MarkdownParser } from './MarkdownParser';

const whole = new MarkdownParser(undefined, Infinity);
const inPieces = (pieceLength: number) => new MarkdownParser(undefined, pieceLength);

const examples = [
  ...commonMarkExamples.map(({ markdown }) => markdown),
  ...Object.values(githubExamples).flat(),
  ...footnoteExamples,
];
const texts = Object.values(constructs).map((textOf) => textOf(40));

it.each([1, 50, 400])('reads all examples in pieces of %i characters as in one', (pieceLength) => {
  const parser = inPieces(pieceLength);
  for (const text of [...examples, ...texts, longPost])
    deepStrictEqual(parser.parse(text), whole.parse(text));
});

it('reads examples after each other in pieces as in one', () => {
  const example = fc.constantFrom(...examples);
  const gap = fc.constantFrom('', '\n', '\n\n', '\n\n\n', '\n  \n');
  fc.assert(
    fc.property(
      fc.array(fc.tuple(example, gap), { minLength: 2, maxLength: 12 }),
      fc.integer({ min: 1, max: 200 }),
      (parts, pieceLength) => {
        const text = parts.flat().join('');
        deepStrictEqual(inPieces(pieceLength).parse(text), whole.parse(text));
      },
    ),
  );
});

it('reads a list below indented code, which the parser alone takes for words', () => {
  const { children } = inPieces(1).parse('    code\n\n10) item\n\nwords\n');
  expect(children.map(({ type }) => type)).toEqual(['code', 'list', 'paragraph']);
});

it('finds what a later piece defines, and nothing that only looks as if it were defined', () => {
  const text = '[a] [b] [^c] [^d]\n\n> words\n\n```\n[b]: /b\n[^d]: d\n```\n\n[a]: /a\n\n[^c]: c\n';
  expect(inPieces(10).parse(text)).toEqual(whole.parse(text));
});

it.each([3_000, 5_000, 50_000])('finds notes below headings in a text of %i characters', (length) => {
  const words = 'words '.repeat(length / 24);
  const text = `[a] and[^b]\n\n${`## Part\n\n${words}\n\n`.repeat(4)}## End\n\n[a]: /a\n\n[^b]: note\n`;
  expect(new MarkdownParser().parse(text)).toEqual(whole.parse(text));
});

it('does not parse again what is ended, however long the text is', () => {
  const text = constructs.quotes?.(2000) ?? '';
  vi.spyOn(knownPieces, 'get').mockReturnValue(null);
  const keep = vi.spyOn(knownPieces, 'keep');
  inPieces(1000).parse(text);
  const parsed = keep.mock.calls.reduce((sum, [piece]) => sum + piece.length, 0);
  vi.restoreAllMocks();
  expect(parsed).toBeGreaterThanOrEqual(text.length);
  expect(parsed).toBeLessThan(1.1 * text.length);
});
