import { describe, expect, it } from 'vitest';
import type { LexicalNode } from './LexicalBody';
import { lexicalToMarkdown } from './lexicalToMarkdown';
import { markdownToLexical } from './markdownToLexical';

const nodesOf = (markdown: string) => markdownToLexical(markdown).root.children;
const kindsOf = (markdown: string) =>
  nodesOf(markdown).map(
    ({ type, fields }) => (fields as { blockType?: string } | undefined)?.blockType ?? type,
  );
const isMarkdown = (node: LexicalNode) =>
  (node.fields as { blockType?: string } | undefined)?.blockType === 'markdown';

describe('markdownToLexical', () => {
  it.each([
    ['plain words\nin two lines', 'paragraph'],
    ['*a* **b** ~~c~~ `d` ***e*** **_f_** [g](/h "i") **[j](/k)** <https://l.example>', 'paragraph'],
    ['a\\\nb', 'paragraph'],
    ['## a', 'heading'],
    ['> a *b*\n> c', 'quote'],
    ['- a\n  - b\n    1. c\n- d', 'list'],
    ['3. a\n\n4. b', 'list'],
    ['- [x] a\n- [ ] b', 'list'],
    ['```js title\na\n```', 'code'],
    ['    a', 'code'],
    ['| a | b |\n| :-: | --- |\n| *c* | `d \\| e` |\n| f |', 'table'],
    ['***', 'horizontalrule'],
  ])('makes %j a %s of the editor’s', (markdown, kind) => {
    expect(kindsOf(markdown)).toEqual([kind]);
  });

  it.each([
    '# a',
    '###### a',
    '- a\n\n  b',
    '> a\n>\n> b',
    '- [ ] a\n- b',
    'a <b>c</b>',
    '<div>a</div>',
    '![a](/b.png)',
    '[a](javascript:alert(1))',
    '[a](b.md)',
    '| a |\n| - |\n| b | c |',
    '```\n```',
  ])('keeps %j as it was typed', (source) => {
    expect(nodesOf(source)).toMatchObject([{ type: 'block', fields: { blockType: 'markdown', source } }]);
    expect(lexicalToMarkdown(markdownToLexical(source))).toBe(source);
  });

  it.each([
    ['- foo\n- bar\n+ baz', ['list', 'markdown']],
    ['1. foo\n2. bar\n3) baz', ['list', 'markdown']],
    ['- a\n\n* b\n\n+ c', ['list', 'markdown', 'list']],
    ['- a\n\n1. b', ['list', 'list']],
    ['- a\n\n* [ ] b', ['list', 'list']],
  ])('has no neighbors in %j that the editor would join', (markdown, kinds) => {
    expect(kindsOf(markdown)).toEqual(kinds);
  });

  it('has none that come from the body that it replaces either', () => {
    const previous = markdownToLexical('- a\n\nb\n\n- c');
    const body = markdownToLexical('- a\n\n* c', { previous });
    expect(body.root.children.map(({ type }) => type)).toEqual(['list', 'block']);
  });

  it('keeps references and their definitions together', () => {
    const markdown = 'A [b][c] and a note[^1].\n\nA second note[^1].\n\n[c]: /d\n\n[^1]: e';
    expect(kindsOf(markdown)).toEqual(['markdown', 'paragraph', 'markdown']);
    expect(lexicalToMarkdown(markdownToLexical(markdown))).toBe(markdown);
  });

  it('shows a stored picture as the picture itself', () => {
    const pictures = [{ id: 7, filename: 'desk-1a.webp', alt: 'A desk' }];
    const markdown = '![A desk](/blog-images/desk-1a.webp)';
    const body = markdownToLexical(markdown, { pictures });
    expect(body.root.children).toMatchObject([{ type: 'upload', relationTo: 'media', value: 7 }]);
    expect(lexicalToMarkdown(body, { pictures })).toBe(markdown);
    expect(kindsOf(markdown)).toEqual(['markdown']);
  });

  it('takes over what Markdown can’t say from the body that it replaces', () => {
    const body = markdownToLexical('A [b](/c) d.\n\nSecond.\n\n| a | b |\n| - | - |\n| c | d |');
    const [first, second, table] = structuredClone(body.root.children);
    const link = (first!.children as LexicalNode[])[1]!;
    Object.assign(link.fields as object, { newTab: true });
    const previous = {
      root: { ...body.root, children: [first!, second!, { ...table!, colWidths: [90, 200] }] },
    };
    const markdown = lexicalToMarkdown(previous);
    const changed = markdownToLexical(markdown.replace('Second.', 'Changed.\n\nThird.'), { previous });
    expect(changed.root.children).toEqual([
      previous.root.children[0],
      expect.objectContaining({ type: 'paragraph' }),
      expect.objectContaining({ type: 'paragraph' }),
      previous.root.children[2],
    ]);
    expect(markdownToLexical(markdown, { previous }).root.children).toEqual(previous.root.children);
  });

  it('gives every link and block an id of its own, the same each time', () => {
    const markdown = '[a](/b) and[^1]\n\n```\nc\n```\n\n# d\n\n[^1]: e';
    const ids = JSON.stringify(markdownToLexical(markdown)).match(/"id":"[0-9a-f]{24}"/g);
    expect(ids).toHaveLength(5);
    expect(new Set(ids).size).toBe(5);
    expect(markdownToLexical(markdown)).toEqual(markdownToLexical(markdown));
  });

  it('takes characters that can’t be stored for what Markdown takes them for', () => {
    const body = JSON.stringify(markdownToLexical('a\0b \uD83D c\r\nd'));
    expect(body).toContain('a\uFFFDb \uFFFD c\\nd');
  });
});

describe('lexicalToMarkdown', () => {
  const markdownBlock = (source: string) => ({
    type: 'block',
    version: 2,
    fields: { blockType: 'markdown', source },
  });
  const bodyOf = (...children: unknown[]) => ({ root: { type: 'root', children } });

  it.each([
    null,
    undefined,
    'x',
    7,
    [],
    {},
    { root: null },
    { root: { children: [null, 7, { type: 'list' }] } },
  ])('answers for %j', (body) => {
    expect(lexicalToMarkdown(body)).toEqual(expect.any(String));
  });

  it.each(['```\nopen', '<!-- open', '<script>\nopen', '- a\n\n  > ```\n  > open'])(
    'ends %j before what follows',
    (source) => {
      const back = markdownToLexical(lexicalToMarkdown(bodyOf(markdownBlock(source), ...nodesOf('After.'))));
      expect(back.root.children.at(-1)).toMatchObject({ type: 'paragraph' });
      expect(back.root.children).toHaveLength(2);
    },
  );

  it('keeps neighboring lists apart', () => {
    const lists = [
      ...nodesOf('- a'),
      ...nodesOf('- b'),
      markdownBlock('- c\n\n  d'),
      markdownBlock('- e\n\n  f'),
    ];
    const body = markdownToLexical(lexicalToMarkdown(bodyOf(...lists)));
    expect(body.root.children.filter((node) => node.type === 'list')).toHaveLength(1);
    expect(body.root.children.filter(isMarkdown).map(({ fields }) => fields)).toMatchObject([
      { source: '- b' },
      { source: '- c\n\n  d' },
      { source: '* e\n\n  f' },
    ]);
  });
});
