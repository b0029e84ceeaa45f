import type { PhrasingContent, Text } from 'mdast';
import type { PositionOf } from './Places';

/** A part of a text while its marks are read: words, a mark that may still be words, or a node. */
export interface Piece {
  node: PhrasingContent;
  /** Indexes in the text. */
  start: number;
  end: number;
  before: Piece | null;
  after: Piece | null;
}

/** The parts of a text in their order, of which a row can be taken out in one step. */
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

  /** Puts a piece between two, in the place of what stands there, which is given back: its first one. */
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

  /** Takes out a piece with all that follow it. */
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

/** A row of pieces as nodes with their positions, words beside each other as one. */
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
