import { LRUCache } from 'lru-cache';
import type { LexicalNode } from './LexicalBody';
import { nodePieces } from './nodePieces';
import type { StoredPicture } from './StoredPicture';

/** In characters: dozens of long posts. */
const maxSize = 4_000_000;

/** A text is saved again and again while somebody writes it, and most of its nodes are those of before. */
const known = new LRUCache<string, { text: string | null }>({
  maxSize,
  sizeCalculation: ({ text }, json) => json.length + (text?.length ?? 0) + 1,
});

/** What a node at the top of a body says in Markdown, where that is one block; null for all others. */
export function textOfNode(node: LexicalNode, pictures: readonly StoredPicture[]): string | null {
  const json = JSON.stringify(node);
  // How a picture is written depends on more than its node.
  if (json.includes('"upload"')) return oneText(node, pictures);
  const kept = known.get(json);
  if (kept) return kept.text;
  const text = oneText(node, pictures);
  known.set(json, { text });
  return text;
}

function oneText(node: LexicalNode, pictures: readonly StoredPicture[]): string | null {
  const [piece, ...others] = nodePieces(node, pictures);
  return piece && others.length === 0 ? piece.textAtEnd : null;
}
