import type { Block, List } from '../blog/Body';
import { inlineText } from '../blog/plainText';
import type { ReadableBlock } from '../text/diffText';
import { readMarkdown } from './readMarkdown';
import { sizeProblem } from './sizeProblem';

const checkMarks = { true: '☑', false: '☐' } as const;

/** Returns the blocks of a Markdown text as a reader sees them, without Markdown's signs. */
export function readableBlocks(markdown: string): ReadableBlock[] {
  // Such a text can't be published, but an editor may hold one.
  if (sizeProblem(markdown)) return [{ text: markdown, identity: markdown }];
  return readMarkdown(markdown).map((block) => {
    const links: string[] = [];
    const identity = JSON.stringify(block, (key, value: unknown) => {
      if (key === 'href' && typeof value === 'string') links.push(value);
      return value;
    });
    return { text: readableText(block), identity, links };
  });
}

function readableText(block: Block): string {
  switch (block.kind) {
    case 'paragraph':
    case 'heading':
      return inlineText(block.children);
    case 'quote':
      return linesOf(block.blocks);
    case 'list':
      return block.items.map((item, index) => `${markerOf(block, index)} ${linesOf(item.blocks)}`).join('\n');
    case 'table':
      return block.rows.map((row) => row.map(({ blocks }) => linesOf(blocks)).join(' | ')).join('\n');
    case 'code':
      return block.code;
    case 'image':
      return [`[${block.picture.alt}]`, block.caption].filter(Boolean).join('\n');
    case 'rule':
      return '———';
    case 'footnotes':
      return block.notes.map(({ number, blocks }) => `${number}. ${linesOf(blocks)}`).join('\n');
  }
}

const linesOf = (blocks: readonly Block[]): string => blocks.map(readableText).join('\n');

function markerOf({ style, start, items }: List, index: number): string {
  if (style === 'number') return `${start + index}.`;
  return style === 'check' ? checkMarks[items[index]?.isChecked ? 'true' : 'false'] : '•';
}
