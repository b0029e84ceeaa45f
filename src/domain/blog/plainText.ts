import type { Block, Inline } from './Body';

/** The words of a run of text, without its formats. */
export function inlineText(inlines: readonly Inline[]): string {
  return inlines
    .map((inline) => {
      if (inline.kind === 'text') return inline.text;
      return inline.kind === 'break' ? ' ' : inlineText(inline.children);
    })
    .join('');
}

function blockText(block: Block): string {
  switch (block.kind) {
    case 'paragraph':
    case 'heading':
      return inlineText(block.children);
    case 'quote':
      return plainText(block.blocks);
    case 'list':
      return block.items.map(({ blocks }) => plainText(blocks)).join('\n');
    case 'table':
      return block.rows.map((row) => row.map(({ blocks }) => plainText(blocks)).join(' ')).join('\n');
    case 'code':
      return block.code;
    case 'image':
      return block.picture.alt;
    case 'rule':
      return '';
  }
}

/** All words of a body, one block per line: for counting and for search. */
export function plainText(blocks: readonly Block[]): string {
  return blocks.map(blockText).filter(Boolean).join('\n');
}
