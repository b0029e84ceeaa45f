import type { Block, HeadingLevel } from './Body';

/**
 * Moves all headings one level down if the text uses the first level, which belongs to the page's title. The levels
 * stay distinct. Other texts stay as they are.
 */
export function belowTitle(blocks: Block[]): Block[] {
  return blocks.some(hasFirstLevel) ? blocks.map(oneDown) : blocks;
}

function hasFirstLevel(block: Block): boolean {
  return block.kind === 'heading' ? block.level === 1 : insideOf(block).some(hasFirstLevel);
}

function insideOf(block: Block): Block[] {
  if (block.kind === 'quote') return block.blocks;
  if (block.kind === 'list') return block.items.flatMap(({ blocks }) => blocks);
  return block.kind === 'footnotes' ? block.notes.flatMap(({ blocks }) => blocks) : [];
}

const below: Record<HeadingLevel, HeadingLevel> = { 1: 2, 2: 3, 3: 4, 4: 5, 5: 6, 6: 7, 7: 7 };

function oneDown(block: Block): Block {
  const inner = <Part extends { blocks: Block[] }>(parts: Part[]): Part[] =>
    parts.map((part) => ({ ...part, blocks: part.blocks.map(oneDown) }));
  if (block.kind === 'heading') return { ...block, level: below[block.level] };
  if (block.kind === 'quote') return { ...block, blocks: block.blocks.map(oneDown) };
  if (block.kind === 'list') return { ...block, items: inner(block.items) };
  return block.kind === 'footnotes' ? { ...block, notes: inner(block.notes) } : block;
}
