import { deepStrictEqual } from 'node:assert';
import { expect, it } from 'vitest';
import { constructs } from './fixtures/constructs';
import { longPost } from './fixtures/longPost';
import { MarkdownParser } from './MarkdownParser';
import { labelsOf } from './MarkdownLabels';

const parse = (text: string, beside = '') =>
  new MarkdownParser(labelsOf(new MarkdownParser().parse(beside))).parse(text);

const texts = [...Object.values(constructs).map((textOf) => textOf(200)), longPost];

it('gives what was read before as it was read first, wherever it stands now', () => {
  for (const text of texts) {
    const first = parse(text);
    deepStrictEqual(parse(text), first);
    const [, ...below] = parse(`Something above.\n\n${text}`).children;
    expect(below.length).toBeLessThanOrEqual(first.children.length + 1);
    deepStrictEqual(parse(text), first);
  }
});

it('moves what was read before to the line where it stands now', () => {
  const [known] = parse('## Words once read').children;
  const [, moved] = parse(`${'line\n'.repeat(2000)}\n## Words once read`).children;
  expect(known?.position?.start).toEqual({ line: 1, column: 1, offset: 0 });
  expect(moved?.position?.start).toEqual({ line: 2002, column: 1, offset: 10_001 });
});

it('reads again what refers to something else now', () => {
  const typeOf = (beside: string) => parse('[what is named][name] once', beside).children[0];
  expect(typeOf('')).toMatchObject({ children: [{ type: 'text' }] });
  expect(typeOf('[name]: /address')).toMatchObject({
    children: [{ type: 'linkReference' }, { type: 'text' }],
  });
  expect(typeOf('[other]: /address')).toMatchObject({ children: [{ type: 'text' }] });
});

it('reads again what has a note or none now', () => {
  const typeOf = (beside: string) => parse('a note[^then]', beside).children[0];
  expect(typeOf('[^then]: Words.')).toMatchObject({
    children: [{ type: 'text' }, { type: 'footnoteReference' }],
  });
  expect(typeOf('')).toMatchObject({ children: [{ type: 'text' }] });
});

it('gives nobody a tree that somebody else may change', () => {
  const change = () => {
    const [block] = parse('Words that *stay*.').children;
    if (block?.type === 'paragraph') block.children.pop();
    return block;
  };
  change();
  expect(change()).toMatchObject({ children: [{ type: 'text' }, { type: 'emphasis' }] });
});
