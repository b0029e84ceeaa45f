import { describe, expect, it } from 'vitest';
import { readBody } from '../../blog/readBody';
import { htmlOf } from '../fixtures/htmlOf';
import { lexicalToMarkdown } from '../lexicalToMarkdown';
import { markdownToLexical } from '../markdownToLexical';
import { readMarkdown } from '../readMarkdown';

const shown = (markdown: string) => htmlOf(markdown).replaceAll('\n', '');

const code = '<pre><code>a</code></pre>';

/** As CommonMark's own parsers show them. */
const begun: [markdown: string, html: string][] = [
  ['    a\n2. b\n3. c', `${code}<ol start="2"><li>b</li><li>c</li></ol>`],
  ['\ta\n10) b', `${code}<ol start="10"><li>b</li></ol>`],
  ['    a\n\n2. b', `${code}<ol start="2"><li>b</li></ol>`],
  ['    a\n-\n', `${code}<ul><li></li></ul>`],
  ['    a\n> 2. b', `${code}<blockquote><ol start="2"><li>b</li></ol></blockquote>`],
  ['>     a\n> 2. b', `<blockquote>${code}<ol start="2"><li>b</li></ol></blockquote>`],
  ['- c\n\n      a\n  2. b', `<ul><li><p>c</p>${code}<ol start="2"><li>b</li></ol></li></ul>`],
  ['a\n> 2. b', '<p>a</p><blockquote><ol start="2"><li>b</li></ol></blockquote>'],
  ['a\n- 2. b', '<p>a</p><ul><li><ol start="2"><li>b</li></ol></li></ul>'],
  ['a\n- -', '<p>a</p><ul><li><ul><li></li></ul></li></ul>'],
  ['a\n01. b', '<p>a</p><ol><li>b</li></ol>'],
  ['- a\n2. b', '<ul><li>a</li></ul><ol start="2"><li>b</li></ol>'],
  ['> a\n2. b', '<blockquote><p>a</p></blockquote><ol start="2"><li>b</li></ol>'],
];

const words: [markdown: string, html: string][] = [
  ['a\n2. b', '<p>a2. b</p>'],
  ['a\n*', '<p>a*</p>'],
  ['> a\n> 2. b', '<blockquote><p>a2. b</p></blockquote>'],
  ['- a\n  2. b', '<ul><li>a2. b</li></ul>'],
  ['    a\n\nb\n2. c', `${code}<p>b2. c</p>`],
  ['a|b\n2. c', '<p>a|b2. c</p>'],
  ['[a]: /b\n2. c', '<p>2. c</p>'],
];

describe('a list that begins with another number than 1, or with an empty item', () => {
  it.each(begun)('begins where no paragraph is open: %j', (markdown, html) =>
    expect(shown(markdown)).toBe(html),
  );

  it.each(words)('doesn’t interrupt a paragraph: %j', (markdown, html) => expect(shown(markdown)).toBe(html));

  it('goes on below code in the editor, on the page and back', () => {
    const markdown = 'Install:\n\n    npm install\n2. Start it\n3. Open it\n';
    const body = markdownToLexical(markdown);
    expect(body.root.children.map(({ type, start }) => [type, start])).toEqual([
      ['paragraph', undefined],
      ['block', undefined],
      ['list', 2],
    ]);
    expect(readBody(body).at(-1)).toMatchObject({ kind: 'list', style: 'number', start: 2 });
    expect(readMarkdown(markdown)).toEqual(readBody(body));
    expect(lexicalToMarkdown(body)).toBe('Install:\n\n```\nnpm install\n```\n\n2. Start it\n3. Open it');
  });
});
