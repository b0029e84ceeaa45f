import { describe, expect, it } from 'vitest';
import { plainText } from '../blog/plainText';
import { readBody } from '../blog/readBody';
import { markdownToLexical } from './markdownToLexical';
import { readMarkdown } from './readMarkdown';

const throughTheEditor = (markdown: string) => readBody(markdownToLexical(markdown));
const linksOf = (shown: unknown) =>
  [...JSON.stringify(shown).matchAll(/"href":"([^"]*)"/g)].map(([, href]) => href);

describe('what one block says about another', () => {
  it('finds what a footnote refers to', () => {
    const markdown = 'x[^1] [r]\n\n[r]: https://x.example/\n\nmore\n\n[^1]: see [r] end';
    const links = ['https://x.example/', 'https://x.example/'];
    expect(linksOf(throughTheEditor(markdown))).toEqual(links);
    expect(throughTheEditor(markdown)).toEqual(readMarkdown(markdown));
    expect(plainText(throughTheEditor(markdown))).toBe('x r\nmore\nsee r end');
  });

  it.each([
    ['an escaped bracket', '[a\\]b]: https://x.example/\n\nsee [a\\]b]'],
    ['an entity', '[a &amp; b]: https://x.example/\n\nsee [words][a &amp; b]'],
    ['other capitals', '[Straße]: https://x.example/\n\nsee [STRASSE]'],
    ['a definition that is read later', 'see [a][B]\n\n> [b]: https://x.example/'],
  ])('finds labels with %s', (_name, markdown) => {
    expect(linksOf(throughTheEditor(markdown))).toEqual(['https://x.example/']);
  });

  it('finds footnotes whose labels have an entity', () => {
    expect(throughTheEditor('a[^b&amp;c]\n\n[^b&amp;c]: note')).toMatchObject([
      { children: [{ text: 'a' }, { kind: 'footnote', number: 1 }] },
      { kind: 'footnotes', notes: [{ references: ['noteref-1'] }] },
    ]);
  });

  it('takes the first definition of a name', () => {
    expect(linksOf(throughTheEditor('[a]\n\n[a]: /first\n\nwords\n\n[A]: /second'))).toEqual(['/first']);
  });

  it('leaves brackets that nobody defines', () => {
    expect(plainText(throughTheEditor('[a][b] [c] [^d]\n\n[other]: /x'))).toBe('[a][b] [c] [^d]');
  });
});

describe('a byte order mark', () => {
  it('costs no letters', () => {
    const text = '# Hello\n\nText\n\n# Second one\n\n- a\n\n  last';
    expect(throughTheEditor(`\uFEFF${text}`)).toEqual(readMarkdown(text));
    expect(readMarkdown(`\uFEFF${text}`)).toEqual(readMarkdown(text));
  });
});
