import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Block, Inline } from '../blog/Body';
import { readBody } from '../blog/readBody';
import { elementNode } from './elementNode';
import type { LexicalNode } from './LexicalBody';
import { lexicalToMarkdown } from './lexicalToMarkdown';
import { markdownToLexical } from './markdownToLexical';

const bodyOf = (...children: LexicalNode[]) => ({ root: elementNode('root', children) });
const textNode = (text: string, format: number): LexicalNode => ({
  type: 'text',
  version: 1,
  text,
  format,
  detail: 0,
  mode: 'normal',
  style: '',
});
const link = (children: LexicalNode[]) =>
  elementNode('link', children, {
    version: 3,
    id: 'x',
    fields: { linkType: 'custom', newTab: false, url: '/a' },
  });

/** Returns every letter of a text with its formats; ignores spaces and the borders between links of one address. */
const lettersOf = (blocks: readonly Block[]) =>
  blocks.flatMap((block) => (block.kind === 'paragraph' ? inlineLetters(block.children, '') : [block.kind]));

function inlineLetters(inlines: readonly Inline[], href: string): string[] {
  return inlines.flatMap((inline): string[] => {
    if (inline.kind === 'text') {
      const look = `${[...inline.marks].sort().join('+')} ${href}`;
      return Array.from(inline.text.replace(/\s/g, ''), (letter) => `${letter} ${look}`);
    }
    if (inline.kind === 'link') return inlineLetters(inline.children, inline.href ?? '');
    return inline.kind === 'break' ? [] : [inline.kind];
  });
}

const word = fc
  .array(
    fc.constantFrom(
      'a',
      'b c',
      ' ',
      '.',
      '*',
      '_',
      '"',
      '`',
      '[',
      ']',
      '(x)',
      '\\',
      '~',
      '<b>',
      '#',
      '1.',
      '-',
      '|',
      '!',
      '&amp;',
      'é',
      '😀',
      '\n',
    ),
    { minLength: 1, maxLength: 4 },
  )
  .map((parts) => parts.join(''));
const format = fc.constantFrom(0, 0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18);
const leaf = fc.oneof(
  { weight: 8, arbitrary: fc.tuple(word, format).map(([text, bits]) => textNode(text, bits)) },
  { weight: 1, arbitrary: fc.constant<LexicalNode>({ type: 'linebreak', version: 1 }) },
);
const inline = fc.oneof(
  { weight: 6, arbitrary: leaf },
  { weight: 1, arbitrary: fc.array(leaf, { minLength: 1, maxLength: 3 }).map(link) },
);

describe('texts written in the rich text editor', () => {
  it('look the same after a way through Markdown', () => {
    fc.assert(
      fc.property(fc.array(inline, { minLength: 1, maxLength: 6 }), (inlines) => {
        const body = bodyOf(elementNode('paragraph', inlines));
        const markdown = lexicalToMarkdown(body);
        const back = markdownToLexical(markdown);
        expect(lettersOf(readBody(back))).toEqual(lettersOf(readBody(body)));
      }),
    );
  });
});
