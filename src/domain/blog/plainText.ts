import type { Block, Inline } from './Body';

/** Returns the text of inline nodes without formatting. */
export function inlineText(inlines: readonly Inline[]): string {
  return inlines
    .map((inline) => {
      switch (inline.kind) {
        case 'text':
          return inline.text;
        case 'break':
          return ' ';
        case 'link':
          return inlineText(inline.children);
        case 'image':
          return inline.alt;
        case 'footnote':
          return '';
      }
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
      return [block.picture.alt, block.caption].filter(Boolean).join('\n');
    case 'rule':
      return '';
    case 'footnotes':
      return block.notes.map(({ blocks }) => plainText(blocks)).join('\n');
  }
}

/** Returns the text of a body, one block per line, for word counts and search. */
export function plainText(blocks: readonly Block[]): string {
  return blocks.map(blockText).filter(Boolean).join('\n');
}
