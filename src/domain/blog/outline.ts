import type { Block, HeadingLevel } from './Body';
import { headingId } from './headingId';
import { inlineText } from './plainText';
import { slugFromName } from './slugFromName';

export interface OutlineEntry {
  /** Index of the heading among the blocks. */
  blockIndex: number;
  /** Id of the heading's element, unique within the post. */
  id: string;
  level: HeadingLevel;
  text: string;
}

/**
 * Returns the top-level headings of a body, in order, with ids that stay stable while the text doesn't change.
 * Different headings that would share an id ("C#" and "C++") get ids from `slugFromName`.
 */
export function outline(blocks: readonly Block[]): OutlineEntry[] {
  const taken = new Map<string, number>();
  const headings = blocks.flatMap((block, blockIndex) =>
    block.kind === 'heading'
      ? [{ blockIndex, level: block.level, text: inlineText(block.children).trim() }]
      : [],
  );
  const shared = sharedIds(headings.map(({ text }) => text));
  return headings.map(({ blockIndex, level, text }) => {
    const usual = headingId(text);
    const base = shared.has(usual) ? headingId(slugFromName(text)) : usual;
    const count = (taken.get(base) ?? 0) + 1;
    taken.set(base, count);
    return { blockIndex, id: count === 1 ? base : `${base}--${count}`, level, text };
  });
}

/** Ids that headings with different names would share. */
function sharedIds(texts: readonly string[]): Set<string> {
  const names = new Map<string, string>();
  const shared = new Set<string>();
  for (const text of texts) {
    const id = headingId(text);
    const name = slugFromName(text);
    if ((names.get(id) ?? name) !== name) shared.add(id);
    names.set(id, name);
  }
  return shared;
}
