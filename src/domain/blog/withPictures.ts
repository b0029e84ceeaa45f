import type { Block, Inline } from './Body';
import type { Picture } from './Picture';
import { readPictureAddress } from './pictureAddress';

type FindPicture = (filename: string) => Picture | undefined;

/** Returns the file names of the images in a text whose stored data is still missing. */
export function namesOfPictures(blocks: readonly Block[]): string[] {
  const names = new Set<string>();
  withPictures(blocks, (name) => {
    names.add(name);
    return undefined;
  });
  return [...names];
}

/**
 * Adds the stored data of its images to a text, so that their known size prevents layout shifts. The alt text is the
 * text's own.
 */
export function withPictures(blocks: readonly Block[], find: FindPicture): Block[] {
  const inBlocks = (inner: readonly Block[]): Block[] => inner.map(inBlock);
  const inInlines = (inner: readonly Inline[]): Inline[] => inner.map(inInline);

  function inInline(inline: Inline): Inline {
    if (inline.kind === 'link') return { ...inline, children: inInlines(inline.children) };
    if (inline.kind !== 'image') return inline;
    const picture = storedAt(inline.src);
    return picture ? { ...inline, picture: { ...picture, alt: inline.alt } } : inline;
  }

  function storedAt(src: string): Picture | undefined {
    const address = readPictureAddress(src);
    return address ? find(address.filename) : undefined;
  }

  function inBlock(block: Block): Block {
    switch (block.kind) {
      case 'paragraph':
      case 'heading':
        return { ...block, children: inInlines(block.children) };
      case 'quote':
        return { ...block, blocks: inBlocks(block.blocks) };
      case 'list':
        return {
          ...block,
          items: block.items.map((item) => ({ ...item, blocks: inBlocks(item.blocks) })),
        };
      case 'table':
        return {
          ...block,
          rows: block.rows.map((cells) => cells.map((cell) => ({ ...cell, blocks: inBlocks(cell.blocks) }))),
        };
      case 'footnotes':
        return {
          ...block,
          notes: block.notes.map((note) => ({ ...note, blocks: inBlocks(note.blocks) })),
        };
      case 'image': {
        const { picture } = block;
        const stored = picture.widthPx === 0 ? find(picture.filename) : undefined;
        return stored ? { ...block, picture: { ...stored, alt: picture.alt } } : block;
      }
      case 'code':
      case 'rule':
        return block;
    }
  }

  return inBlocks(blocks);
}
