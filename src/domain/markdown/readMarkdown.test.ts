import { describe, expect, it } from 'vitest';
import { outline } from '../blog/outline';
import { plainText } from '../blog/plainText';
import { readBody } from '../blog/readBody';
import { markdownToLexical } from './markdownToLexical';
import { readMarkdown } from './readMarkdown';

describe('readMarkdown', () => {
  it.each([
    '# a\n\n###### b',
    '- a\n\n  b\n\n      c',
    '3) a\n4) b',
    '> a\n>\n> - b',
    '*a* **b** ~~c~~ `d` [e](/f "g")\\\nh',
    '| a | b |\n| :-: | -: |\n| c | d |',
    '[a][b] ![c](/d.png)\n\n[b]: /e "f"',
    'a[^1] b[^2] c[^1]\n\n[^1]: d\n\n[^2]: e[^3]\n\n[^3]: f',
    '- [x] a\n- [ ] b',
  ])('shows %j as the stored body does', (markdown) => {
    expect(readBody(markdownToLexical(markdown))).toEqual(readMarkdown(markdown));
  });

  it('shows HTML as the text that it is', () => {
    expect(plainText(readMarkdown('<script>alert(1)</script>\n\na <b onclick="x">b</b>'))).toBe(
      '<script>alert(1)</script>\na <b onclick="x">b</b>',
    );
  });

  it.each([
    '[a](javascript:alert(1))',
    '[a][b]\n\n[b]: data:text/html,x',
    '![a](javascript:x)',
    '<vbscript:a>',
  ])('leads nowhere from %j', (markdown) => {
    expect(JSON.stringify(readMarkdown(markdown))).toContain('"href":null');
  });

  it.each([
    ['[a](</my uri>)', '/my%20uri'],
    ['[a](/b\\c)', '/b%5Cc'],
    ['<https://a.example/\\[\\>', 'https://a.example/%5C[%5C'],
  ])('leads from %j to %s', (markdown, href) => {
    expect(JSON.stringify(readMarkdown(markdown))).toContain(`"href":"${href}"`);
  });

  it.each(['[a](<java&#10;script:x>)', '[a](</&#9;/b c> "d")', '[a](<https:\\\\b.example>)'])(
    'has no bare space or control character in what %j leads to',
    (markdown) => {
      expect(JSON.stringify(readMarkdown(markdown))).toMatch(/"href":(?:null|"[!-[\]-~]+")/);
    },
  );

  it.each(['<style\n  type="text/css">\n\nfoo', '<? open', '<![CDATA[ open', '<!open'])(
    'shows %j without an end that nobody typed',
    (markdown) => {
      expect(plainText(readMarkdown(markdown))).toBe(markdown);
      expect(readBody(markdownToLexical(markdown))).toEqual(readMarkdown(markdown));
    },
  );

  it.each(['```', '```\n', '> ```', '```\n\n'])('adds nothing to the code in %j', (markdown) => {
    expect(plainText(readMarkdown(markdown)).trim()).toBe('');
  });

  it('keeps the titles of pictures, foreign ones among them', () => {
    const [paragraph] = readMarkdown(
      '![a](/b.png "c")![d][e]![f](https://g.example/h.png "i")\n\n[e]: /j.png "k"',
    );
    expect(paragraph).toEqual({
      kind: 'paragraph',
      children: [
        { kind: 'image', src: '/b.png', alt: 'a', title: 'c' },
        { kind: 'image', src: '/j.png', alt: 'd', title: 'k' },
        {
          kind: 'link',
          href: 'https://g.example/h.png',
          opensNewTab: false,
          title: 'i',
          children: [{ kind: 'text', text: 'f', marks: [] }],
        },
      ],
    });
  });

  it('loads no pictures from strangers', () => {
    const shown = JSON.stringify(readMarkdown('![a](https://example.com/b.png) ![c](//example.com/d.png)'));
    expect(shown).not.toContain('"kind":"image"');
    expect(shown).toContain('"href":"https://example.com/b.png"');
  });

  it('numbers footnotes in the order of their references and leads both ways', () => {
    const [paragraph, notes] = readMarkdown('a[^x] b[^y] c[^x]\n\n[^y]: second\n\n[^x]: first');
    expect(paragraph).toMatchObject({
      children: [
        { text: 'a' },
        { kind: 'footnote', number: 1, id: 'noteref-1', noteId: 'note-1' },
        { text: ' b' },
        { number: 2, id: 'noteref-2' },
        { text: ' c' },
        { number: 1, id: 'noteref-1-2', noteId: 'note-1' },
      ],
    });
    expect(notes).toMatchObject({
      kind: 'footnotes',
      notes: [
        { number: 1, id: 'note-1', references: ['noteref-1', 'noteref-1-2'] },
        { number: 2, id: 'note-2', references: ['noteref-2'] },
      ],
    });
  });

  it('puts headings of Markdown blocks into the table of contents', () => {
    const blocks = readBody(markdownToLexical('# Costs\n\ntext\n\n## More <b>'));
    expect(outline(blocks).map(({ id, level }) => [id, level])).toEqual([
      ['s-costs', 2],
      ['s-more-b', 3],
    ]);
  });

  it('keeps six levels of headings apart, below the title', () => {
    const levels = (markdown: string) => outline(readMarkdown(markdown)).map(({ level }) => level);
    expect(levels('# a\n\n## b\n\n### c\n\n#### d\n\n##### e\n\n###### f')).toEqual([2, 3, 4, 5, 6, 7]);
    expect(levels('## b\n\n### c\n\n#### d\n\n##### e\n\n###### f')).toEqual([2, 3, 4, 5, 6]);
    expect(levels('## b\n\n> # in a quote')).toEqual([3]);
  });

  it.each([
    '<!-- a -->',
    '<!-- a\n\nb',
    'x <!-- a --> y',
    '- a\n\n<!-- -->\n\n- b',
    '<div><!-- a --></div>',
    '<!-->',
  ])('shows no comments of %j', (markdown) => {
    expect(plainText(readMarkdown(markdown))).not.toContain('<!--');
    expect(readBody(markdownToLexical(markdown))).toEqual(readMarkdown(markdown));
  });

  it('finds what another block defines', () => {
    const node = (source: string) => ({ type: 'block', fields: { blockType: 'markdown', source } });
    const body = {
      root: { children: [node('```\nopen'), node('[a][b]'), node('[b]: /c'), node('<!-- open')] },
    };
    expect(readBody(body)).toMatchObject([{ kind: 'code' }, { children: [{ kind: 'link', href: '/c' }] }]);
  });
});
