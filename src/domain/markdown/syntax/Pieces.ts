import type { PhrasingContent, Text } from 'mdast';
import type { PositionOf } from './Places';

/** A part of a text during inline parsing: text, a marker that may become text, or a node. */
export interface Piece {
  node: PhrasingContent;
  /** Offsets in the text. */
  start: number;
  end: number;
  before: Piece | null;
  after: Piece | null;
}

/** A linked list of the parts of a text, from which a range is removed in constant time. */
export class Pieces {
  first: Piece | null = null;
  last: Piece | null = null;

  add(node: PhrasingContent, start: number, end: number): Piece {
    const piece = { node, start, end, before: this.last, after: null };
    if (this.last) this.last.after = piece;
    else this.first = piece;
    this.last = piece;
    return piece;
  }

  addWords(value: string, start: number, end: number): Piece {
    return this.add({ type: 'text', value }, start, end);
  }

  remove(piece: Piece): void {
    this.join(piece.before, piece.after);
  }

  /** Replaces everything between two pieces with one piece; returns the first of the removed ones. */
  replaceBetween(before: Piece, piece: Piece, after: Piece | null): Piece | null {
    const { after: first } = before;
    const inner = first === after ? null : first;
    const last = after ? after.before : this.last;
    if (inner) {
      inner.before = null;
      if (last) last.after = null;
    }
    this.join(before, piece);
    this.join(piece, after);
    return inner;
  }

  /** Removes a piece and all that follow it. */
  cutFrom(piece: Piece): void {
    this.join(piece.before, null);
  }

  private join(before: Piece | null, after: Piece | null): void {
    if (before) before.after = after;
    else this.first = after;
    if (after) after.before = before;
    else this.last = before;
  }
}

/** Converts a sequence of pieces to nodes with their positions; merges adjacent text. */
export function nodesOf(first: Piece | null, positionOf: PositionOf): PhrasingContent[] {
  const nodes: PhrasingContent[] = [];
  let words: { node: Text; start: number; end: number } | null = null;
  const endWords = () => {
    if (words) words.node.position = positionOf(words.start, words.end);
    words = null;
  };
  for (let piece = first; piece; piece = piece.after) {
    const { node, start, end } = piece;
    if (node.type !== 'text') {
      endWords();
      node.position = positionOf(start, end);
      nodes.push(node);
    } else if (words) {
      words.node.value += node.value;
      words.end = end;
    } else if (node.value !== '') {
      words = { node, start, end };
      nodes.push(node);
    }
  }
  endWords();
  return nodes;
}
