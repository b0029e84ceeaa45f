import { describe, expect, it } from 'vitest';
import type { Block, Inline } from './Body';
import { feedHtml } from './feedHtml';

const place = { origin: 'https://firm.example', url: 'https://firm.example/blog/costs' };
const text = (words: string): Inline => ({ kind: 'text', text: words, marks: [] });
const paragraph = (...children: Inline[]): Block => ({ kind: 'paragraph', children });
const link = (href: string | null): Inline => ({
  kind: 'link',
  href,
  opensNewTab: true,
  children: [text('here')],
});

describe('feedHtml', () => {
  it('escapes every word', () => {
    const html = feedHtml(
      [
        paragraph(text('<script>alert("1")</script> & co')),
        { kind: 'code', language: '"><b>', code: '</code><img src=x onerror=alert(1)>' },
      ],
      place,
    );
    expect(html).toBe(
      '<p>&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt; &amp; co</p>\n' +
        '<pre><code>&lt;/code&gt;&lt;img src=x onerror=alert(1)&gt;</code></pre>',
    );
  });

  it.each([
    ['/contact', 'https://firm.example/contact'],
    ['#s-part', 'https://firm.example/blog/costs#s-part'],
    ['https://example.com/?a=1&b="2"', 'https://example.com/?a=1&amp;b=&quot;2&quot;'],
    ['mailto:a@example.com', 'mailto:a@example.com'],
  ])('leads from %s to %s', (href, address) =>
    expect(feedHtml([paragraph(link(href))], place)).toBe(`<p><a href="${address}">here</a></p>`),
  );

  it('keeps the words of a link that leads nowhere safe', () =>
    expect(feedHtml([paragraph(link(null))], place)).toBe('<p>here</p>'));

  it('writes lists, tables, pictures and formats', () => {
    const picture = { filename: 'desk-1a2b3c4d.webp', widthPx: 3, heightPx: 2, alt: 'A “desk”', files: [] };
    const cell = (words: string, isHeader: boolean) => ({
      isHeader,
      align: null,
      columns: 1,
      rows: 2,
      blocks: [paragraph(text(words))],
    });
    const html = feedHtml(
      [
        { kind: 'heading', level: 3, children: [{ kind: 'text', text: 'A', marks: ['bold', 'italic'] }] },
        {
          kind: 'list',
          style: 'number',
          start: 3,
          items: [{ isChecked: true, blocks: [paragraph(text('a')), { kind: 'rule' }] }],
        },
        { kind: 'quote', blocks: [paragraph(text('q'), { kind: 'break' })] },
        { kind: 'table', rows: [[cell('h', true), cell('d', false)]] },
        { kind: 'image', picture },
      ],
      place,
    );
    expect(html.split('\n')).toEqual([
      '<h3><strong><em>A</em></strong></h3>',
      '<ol start="3">',
      '<li>☑ a<hr></li>',
      '</ol>',
      '<blockquote><p>q<br></p></blockquote>',
      '<table>',
      '<tr><th rowspan="2">h</th><td rowspan="2">d</td></tr>',
      '</table>',
      '<img src="https://firm.example/blog-images/desk-1a2b3c4d.webp" width="3" height="2" alt="A “desk”">',
    ]);
  });
});
