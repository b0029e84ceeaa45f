import type { Block, Inline } from './Body';
import { picturePath } from './pictureName';
import { sitePath } from './sitePath';

/** Limits of the link index for one text: how many paths, and their length. */
const maxPaths = 1_000;
const maxLength = 500;

/** Returns the distinct paths of the site that a text links to, including those of its images. */
export function linkedPaths(blocks: readonly Block[], origin: string): string[] {
  const paths = new Set<string>();
  const add = (href: string | null) => {
    const path = href === null ? null : sitePath(href, origin);
    if (path !== null && path.length <= maxLength && paths.size < maxPaths) paths.add(path);
  };

  function inInlines(inlines: readonly Inline[]): void {
    for (const inline of inlines) {
      if (inline.kind === 'image') add(inline.src);
      if (inline.kind === 'link') {
        add(inline.href);
        inInlines(inline.children);
      }
    }
  }

  function inBlocks(inner: readonly Block[]): void {
    for (const block of inner) {
      if ('children' in block) inInlines(block.children);
      else if (block.kind === 'quote') inBlocks(block.blocks);
      else if (block.kind === 'list') block.items.forEach(({ blocks: each }) => inBlocks(each));
      else if (block.kind === 'table') block.rows.flat().forEach(({ blocks: each }) => inBlocks(each));
      else if (block.kind === 'footnotes') block.notes.forEach(({ blocks: each }) => inBlocks(each));
      else if (block.kind === 'image') add(picturePath(block.picture.filename));
    }
  }

  inBlocks(blocks);
  return [...paths];
}
