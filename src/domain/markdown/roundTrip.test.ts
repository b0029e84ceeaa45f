import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { commonMarkExamples as examples } from './fixtures/commonMarkExamples';
import { footnoteExamples, githubExamples } from './fixtures/githubExamples';
import { htmlOf } from './fixtures/htmlOf';
import { lexicalToMarkdown } from './lexicalToMarkdown';
import { markdownToLexical } from './markdownToLexical';

const roundTrip = (markdown: string) => lexicalToMarkdown(markdownToLexical(markdown));

const aboutHtml = new Set(['HTML blocks', 'Raw HTML']);
const commonMark = examples.filter(({ section }) => !aboutHtml.has(section)).map(({ markdown }) => markdown);
const withHtml = examples.filter(({ section }) => aboutHtml.has(section)).map(({ markdown }) => markdown);

/** Those that look otherwise after the way into the editor's nodes and back. */
const changedBy = (examples: readonly string[]) =>
  examples.filter((markdown) => htmlOf(roundTrip(markdown)) !== htmlOf(markdown));
/** Those that change once more on a second way. */
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

/** Signs in any order: mostly texts that nobody would write, on which a converter stumbles first. */
const typed = fc
  .array(fc.constantFrom(...words, ...words, ...signs, ...starts, ...wholes), { maxLength: 40 })
  .map((parts) => parts.join(''));
