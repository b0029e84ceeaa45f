import { describe, expect, it } from 'vitest';
import { readMarkdown } from '../markdown/readMarkdown';
import type { Inline } from './Body';
import { readBody } from './readBody';

const text = (words: string): Inline => ({ kind: 'text', text: words, marks: [] });
const link = (href: string, ...children: Inline[]): Inline => ({
  kind: 'link',
  href,
  opensNewTab: false,
  children,
});
const footnote = (number: number): Inline => ({
  kind: 'footnote',
  number,
  id: `noteref-${number}`,
  noteId: `note-${number}`,
});

describe('linkInlines', () => {
  it('leads from a foreign picture in a link to where the link leads', () => {
    const [paragraph] = readMarkdown('[![Build](https://a.example/b.svg)](https://b.example)');
    expect(paragraph).toEqual({ kind: 'paragraph', children: [link('https://b.example', text('Build'))] });
  });

  it('does so with references, in words with formats and beside others', () => {
    const [paragraph] = readMarkdown('[a ![b][c]][d]\n\n[c]: https://c.example\n[d]: https://d.example');
    expect(paragraph).toEqual({
      kind: 'paragraph',
      children: [link('https://d.example', text('a '), text('b'))],
    });
  });

  it('puts the number of a footnote beside the words of a link', () => {
    const [paragraph] = readMarkdown('[a[^1] b](/c) [[^2]](/d)\n\n[^1]: e\n\n[^2]: f');
    expect(paragraph).toEqual({
      kind: 'paragraph',
      children: [link('/c', text('a')), footnote(1), link('/c', text(' b')), text(' '), footnote(2)],
    });
  });

  it('holds for what rich text has stored', () => {
    const node = (url: string, ...children: unknown[]) => ({ type: 'link', fields: { url }, children });
    const words = { type: 'text', text: 'a', format: 0 };
    const inner = node('/b', node('/c', words));
    const body = { root: { children: [{ type: 'paragraph', children: [node('/d', inner)] }] } };
    expect(readBody(body)).toEqual([{ kind: 'paragraph', children: [link('/d', text('a'))] }]);
  });
});
