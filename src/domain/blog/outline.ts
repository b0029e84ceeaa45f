import type { Block, HeadingLevel } from './Body';
import { headingId } from './headingId';
import { inlineText } from './plainText';

export interface OutlineEntry {
  /** Where the heading stands among the blocks. */
  blockIndex: number;
  /** Of the heading's element, unique within the post. */
  id: string;
  level: HeadingLevel;
  text: string;
}

/**
 * The headings at the top level of a body, in order, with ids that stay the same while the text does.
 */
export function outline(blocks: readonly Block[]): OutlineEntry[] {
  const taken = new Map<string, number>();
  return blocks.flatMap((block, blockIndex) => {
    if (block.kind !== 'heading') return [];
    const text = inlineText(block.children).trim();
    const base = headingId(text);
    const count = (taken.get(base) ?? 0) + 1;
    taken.set(base, count);
    return [{ blockIndex, id: count === 1 ? base : `${base}--${count}`, level: block.level, text }];
  });
}
