import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { commonMarkExamples as examples } from './fixtures/commonMarkExamples';
import { footnoteExamples, githubExamples } from './fixtures/githubExamples';
import { htmlOf } from './fixtures/htmlOf';
import { keptByText } from './fixtures/keptByText';
import { lexicalToMarkdown } from './lexicalToMarkdown';
import { markdownToLexical } from './markdownToLexical';

const roundTrip = keptByText((markdown) => lexicalToMarkdown(markdownToLexical(markdown)));

const aboutHtml = new Set(['HTML blocks', 'Raw HTML']);
const commonMark = examples.filter(({ section }) => !aboutHtml.has(section)).map(({ markdown }) => markdown);
const withHtml = examples.filter(({ section }) => aboutHtml.has(section)).map(({ markdown }) => markdown);

/** Returns the examples that render differently after a round trip through the editor's nodes. */
const changedBy = (examples: readonly string[]) =>
  examples.filter((markdown) => htmlOf(roundTrip(markdown)) !== htmlOf(markdown));
/** Returns the examples that a second round trip changes again. */
const unsteady = (examples: readonly string[]) =>
  examples.map(roundTrip).filter((markdown) => roundTrip(markdown) !== markdown);

describe('Markdown through the editor’s nodes and back', () => {
  it('keeps all 588 examples of CommonMark outside raw HTML', () => {
    expect(commonMark).toHaveLength(588);
    expect(changedBy(commonMark)).toEqual([]);
    expect(unsteady(commonMark)).toEqual([]);
  });

  it('reads the examples with tabs as such', () => {
    expect(examples.filter(({ markdown }) => markdown.includes('\t'))).toHaveLength(13);
  });

  it('keeps the examples with raw HTML as their source', () => {
    expect(withHtml).toHaveLength(64);
    expect(changedBy(withHtml)).toEqual([]);
    expect(unsteady(withHtml)).toEqual([]);
  });

  it('keeps tables, task lists, strikethrough, autolinks and footnotes', () => {
    const { specification, extensions, regression } = githubExamples;
    expect([specification, extensions, regression].map(({ length }) => length)).toEqual([44, 28, 19]);
    const ofGitHub = [...specification, ...extensions, ...regression, ...footnoteExamples];
    expect(changedBy(ofGitHub)).toEqual([]);
    expect(unsteady(ofGitHub)).toEqual([]);
  });

  it.each([
    ...['\ta\n* \n===\n', '    a\n<b>\n', '    a\n1)\n---\n', '```\na\n```\n* \n===\n'],
    ...['    a\n2. b\n3. c\n', '    a\n\n10) b\n', '- a\n\n      b\n  2. c\n', 'a\n> 2. b\n', 'a\n- -\n'],
  ])('keeps lists below code and at the beginning of containers: %j', (markdown) => {
    expect(changedBy([markdown])).toEqual([]);
    expect(unsteady([markdown])).toEqual([]);
  });

  it.each(['2) \n1. ', '* a\n-   b\n', '2) a\n1.   b\n', '- a\n\n\n+ b\n  - c\n+\n', '- [x] d\n\n* \n- '])(
    'keeps lists right beside each other: %j',
    (markdown) => {
      expect(changedBy([markdown])).toEqual([]);
      expect(unsteady([markdown])).toEqual([]);
    },
  );

  it.each([
    ...[
      '[a]: /x\n<b>',
      '[a]: /x\n2. <b>\n',
      '[a]: /x "t"\n    <!-- c -->\n',
      '[a]:\n/x\n\t<hr/>\n',
      '[a]: /x\n*\n',
    ],
    ...['[a]: /x\n2. <b>\n[b]: /y\n\n[c]: /z\n', '[a]: /x\n2. <b>\n===\nc\n', '[a]: /x\n<div>\n'],
  ])('keeps what is a paragraph only below a definition: %j', (markdown) => {
    expect(changedBy([markdown])).toEqual([]);
    expect(unsteady([markdown])).toEqual([]);
  });

  it('takes nothing for a paragraph below a definition that says something else alone', () => {
    const previous = markdownToLexical('2. b');
    expect(htmlOf(lexicalToMarkdown(markdownToLexical('[a]: /x\n2. b', { previous })))).toBe('<p>2. b</p>');
  });

  it('keeps raw HTML wherever it stands', () => {
    fc.assert(
      fc.property(typedWithHtml, (markdown) => {
        const back = roundTrip(markdown);
        expect(withoutEmptyLines(htmlOf(back))).toBe(withoutEmptyLines(htmlOf(markdown)));
        expect(roundTrip(back)).toBe(back);
      }),
    );
  });

  it('keeps whatever is typed', () => {
    fc.assert(
      fc.property(typed, (markdown) => {
        const back = roundTrip(markdown);
        expect(htmlOf(back)).toBe(htmlOf(markdown));
        expect(roundTrip(back)).toBe(back);
      }),
    );
  });
});

const words = ['a', 'B1', ' ', ' ', 'é', '.', '\n', '  \n', '\n\n', '\\', '&amp;', '\t'];
const signs = [
  '*',
  '**',
  '_',
  '~~',
  '`',
  '``',
  '[',
  ']',
  '](/a)',
  '](b "c")',
  '![',
  '<b>',
  '|',
  'www.a.de',
  '@',
];
const starts = [
  '\n- ',
  '\n* ',
  '\n1. ',
  '\n2) ',
  '\n> ',
  '\n    ',
  '\n```\n',
  '\n~~~ js\n',
  '\n# ',
  '\n---\n',
  '\n===\n',
];
const wholes = [
  '\n\n|a|b|\n|:-|-|\n|c|d|\n\n',
  '\n\n[a]: /b\n\n',
  '[^1]',
  '\n\n[^1]: c\n\n',
  '- [ ] ',
  '- [x] d\n',
];

/** Special characters in any order: mostly unrealistic texts, which reveal a converter's errors first. */
const typed = fc
  .array(fc.constantFrom(...words, ...words, ...signs, ...starts, ...wholes), { maxLength: 40 })
  .map((parts) => parts.join(''));

/** An empty line before the end of an item or a quote belongs to unclosed HTML in it. */
const withoutEmptyLines = (html: string) => html.replace(/\n+/g, '\n');

/** All seven kinds of HTML blocks, unclosed and closed, and inline. */
const html = [
  ...['<script>', '<pre>a', '<style>\n\nb</style>', '<textarea>', '</pre>', '<!-- c', '<!-- c -->', '-->'],
  ...['<?php', '?>', '<!X', '<!X a>', '<![CDATA[', ']]>', '<div>', '</div>', '<div', '<b>', '<b> c', '</b>'],
  ...['<my-x a="b">', '<hr/>'],
];
const definitions = ['[a]: /x', '[a]: /x', '[a]: /x "t"', '[a]:', '/x', '"t"', '[^1]: n'];
const others = [
  '',
  '',
  '',
  'a',
  'b *c*',
  '[a]',
  '[^1]',
  '# h',
  '---',
  '===',
  '```',
  '|a|',
  '|-|',
  'a\\',
  'a  ',
];
const beginnings = [
  ...[
    '',
    '',
    '',
    '',
    '- ',
    '* ',
    '1. ',
    '2. ',
    '- [ ] ',
    '> ',
    '> > ',
    '- > ',
    '> - ',
    '  ',
    '   ',
    '    ',
    '\t',
  ],
];

/** Lines of HTML and definitions inside and next to lists and quotes. */
const typedWithHtml = fc
  .array(
    fc
      .tuple(fc.constantFrom(...beginnings), fc.constantFrom(...html, ...html, ...definitions, ...others))
      .map(([beginning, rest]) => beginning + rest),
    { minLength: 1, maxLength: 7 },
  )
  .map((lines) => lines.join('\n'));
