import { LRUCache } from 'lru-cache';
import type { Nodes, Root } from 'mdast';
import type { LabelList } from './LabelList';

/** What a text asked of its neighbors while it was parsed. */
export interface LabelLists {
  definitions: LabelList;
  footnotes: LabelList;
}

interface KnownPiece {
  /** Shared: nobody changes it. */
  tree: Root;
  lists: LabelLists;
}

/** About what a node takes beside its words, which stand in the text and in the tree, in two bytes for each character. */
const bytesPerNode = 250;
const bytesPerCharacter = 4;
/** Those of a dozen long posts. */
const maxBytes = 16 * 1024 * 1024;

const known = new LRUCache<string, KnownPiece>({
  maxSize: maxBytes,
  sizeCalculation: ({ tree }, text) => bytesPerNode * countNodes(tree) + bytesPerCharacter * text.length,
});

/**
 * Trees of pieces of text that were parsed before: while somebody writes, most of a text is as it was. A tree is taken
 * again only where everything the piece refers to is, or isn't, defined as it was.
 */
export const knownPieces = {
  get(text: string, { definitions, footnotes }: LabelLists): Root | null {
    const piece = known.get(text);
    if (!piece) return null;
    const { lists, tree } = piece;
    return definitions.agreesWith(lists.definitions) && footnotes.agreesWith(lists.footnotes) ? tree : null;
  },
  keep(text: string, piece: KnownPiece): void {
    known.set(text, piece);
  },
};

function countNodes(node: Nodes): number {
  if (!('children' in node)) return 1;
  return node.children.reduce((sum: number, child) => sum + countNodes(child), 1);
}
