import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readBody } from '../blog/readBody';
import { isRecord } from '../isRecord';
import { plainText } from '../blog/plainText';
import { everything, pictures } from './fixtures/richText';
import type { LexicalNode } from './LexicalBody';
import { lexicalToMarkdown } from './lexicalToMarkdown';
import { markdownToLexical } from './markdownToLexical';
import { readMarkdown } from './readMarkdown';

/** Without ids and without what the editor notes about looks, of which pages know nothing. */
function treeOf(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(treeOf);
  if (!isRecord(node)) return node;
  const left = Object.entries(node).filter(
    ([name]) => !['id', '$', 'colWidths', 'textFormat'].includes(name),
  );
  return Object.fromEntries(left.map(([name, value]) => [name, treeOf(value)]));
}

const isWithoutPictures = (children: LexicalNode[]) => !JSON.stringify(children).includes('"upload"');

const bodyOf = (children: LexicalNode[]) => ({ root: { type: 'root', children } });
const roundTrip = (children: LexicalNode[]) =>
  markdownToLexical(lexicalToMarkdown(bodyOf(children), { pictures }), { pictures }).root.children;

describe('all that the rich text editor offers', () => {
  it('goes to Markdown and back with the same tree', () => {
    fc.assert(
      fc.property(everything, (children) => {
        expect(treeOf(roundTrip(children))).toEqual(treeOf(children));
      }),
    );
  });

  it('is shown in a preview of the Markdown as it is in the page', () => {
    fc.assert(
      // Of pictures a preview knows less than the page.
      fc.property(everything.filter(isWithoutPictures), (children) => {
        const markdown = lexicalToMarkdown(bodyOf(children), { pictures });
        const shown = plainText(readMarkdown(markdown)).replace(/\s+/g, ' ');
        expect(shown).toBe(plainText(readBody(bodyOf(children))).replace(/\s+/g, ' '));
      }),
    );
  });
});
