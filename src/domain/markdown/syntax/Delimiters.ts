import type { Delete, Emphasis, Strong } from 'mdast';
import { classOf } from './characters';
import { nodesOf, type Piece, type Pieces } from './Pieces';
import type { PositionOf } from './Places';

type Marker = '*' | '_' | '~';

/** A run of emphasis or strikethrough markers that is still text. */
export interface Delimiter {
  piece: Piece;
  marker: Marker;
  /** Length as first read; the rest of it is in its piece. */
  length: number;
  opens: boolean;
  closes: boolean;
  before: Delimiter | null;
  after: Delimiter | null;
}

/** Emphasis, strong emphasis and strikethrough: CommonMark's appendix, "process emphasis", and GFM 6.5. */
export class Delimiters {
  last: Delimiter | null = null;

  constructor(
    private readonly pieces: Pieces,
    private readonly positionOf: PositionOf,
  ) {}

  /** Adds a run of a marker, with the characters around it. */
  add(piece: Piece, { marker, before, after }: { marker: Marker; before: string; after: string }): void {
    const sides = sidesOf(marker, before, after);
    if (!sides.opens && !sides.closes) return;
    const length = piece.end - piece.start;
    const delimiter: Delimiter = { piece, marker, length, ...sides, before: this.last, after: null };
    if (this.last) this.last.after = delimiter;
    this.last = delimiter;
  }

  /** Turns all pairs after `bottom` into nodes, and the rest into text. */
  resolve(bottom: Delimiter | null): void {
    /** Per kind of closer: the delimiter before which there is no opener, so that none is searched twice. */
    const firsts = new Map<string, number>();
    let closer = this.firstAfter(bottom);
    while (closer) {
      if (!closer.closes) {
        closer = closer.after;
        continue;
      }
      const kind = kindOf(closer);
      const opener = openerFor(closer, bottom, firsts.get(kind) ?? 0);
      if (opener) {
        closer = this.pair(opener, closer);
      } else {
        firsts.set(kind, closer.piece.start);
        const { after } = closer;
        if (!closer.opens) this.remove(closer);
        closer = after;
      }
    }
    while (this.last && this.last !== bottom) this.remove(this.last);
  }

  /** Turns all delimiters after a piece into text. */
  dropAfter(piece: Piece): void {
    while (this.last && this.last.piece.start > piece.start) this.remove(this.last);
  }

  private firstAfter(bottom: Delimiter | null): Delimiter | null {
    if (bottom) return bottom.after;
    let first = this.last;
    while (first?.before) first = first.before;
    return first;
  }

  /** Returns the next delimiter that may close something. */
  private pair(opener: Delimiter, closer: Delimiter): Delimiter | null {
    for (let between = closer.before; between && between !== opener; between = closer.before)
      this.remove(between);
    const used = usedOf(opener, closer);
    const start = opener.piece.end - used;
    const end = closer.piece.start + used;
    const node = nodeOf(opener.marker, used);
    const piece: Piece = { node, start, end, before: null, after: null };
    const inner = this.pieces.replaceBetween(opener.piece, piece, closer.piece);
    node.children = nodesOf(inner, this.positionOf);
    shorten(opener.piece, { end: start });
    shorten(closer.piece, { start: end });
    if (isUsedUp(opener)) this.remove(opener);
    if (!isUsedUp(closer)) return closer;
    const { after } = closer;
    this.remove(closer);
    return after;
  }

  private remove(delimiter: Delimiter): void {
    const { before, after } = delimiter;
    if (before) before.after = after;
    if (after) after.before = before;
    else this.last = before;
    if (isUsedUp(delimiter)) this.pieces.remove(delimiter.piece);
  }
}

const isUsedUp = ({ piece }: Delimiter): boolean => piece.start === piece.end;

function shorten(piece: Piece, to: { start?: number; end?: number }): void {
  Object.assign(piece, to);
  if (piece.node.type === 'text') piece.node.value = piece.node.value.slice(0, piece.end - piece.start);
}

function sidesOf(marker: Marker, before: string, after: string): Pick<Delimiter, 'opens' | 'closes'> {
  const [left, right] = [classOf(before), classOf(after)];
  /** A "~" next to emphasis never prevents it from opening or closing. */
  const isEmphasis = marker !== '~';
  const opens =
    right === 'other' || (right === 'punctuation' && left !== 'other') || (isEmphasis && after === '~');
  const closes =
    left === 'other' || (left === 'punctuation' && right !== 'other') || (isEmphasis && before === '~');
  if (marker !== '_') return { opens, closes };
  return { opens: opens && (left !== 'other' || !closes), closes: closes && (right !== 'other' || !opens) };
}

/** Key of the properties that determine the possible openers of a closer. */
const kindOf = ({ marker, length, opens }: Delimiter): string =>
  marker === '~' ? `~${length}` : `${marker}${length % 3}${opens}`;

function openerFor(closer: Delimiter, bottom: Delimiter | null, first: number): Delimiter | null {
  let opener = closer.before;
  while (opener && opener !== bottom && opener.piece.start >= first) {
    if (opener.opens && isPair(opener, closer)) return opener;
    opener = opener.before;
  }
  return null;
}

function isPair(opener: Delimiter, closer: Delimiter): boolean {
  if (opener.marker !== closer.marker) return false;
  if (closer.marker === '~') return opener.length === closer.length;
  // CommonMark 6.2, rules 9 and 10.
  if (!opener.closes && !closer.opens) return true;
  return closer.length % 3 === 0 || (opener.length + closer.length) % 3 !== 0;
}

function usedOf(opener: Delimiter, closer: Delimiter): number {
  if (opener.marker === '~') return opener.length;
  return [opener, closer].every(({ piece }) => piece.end - piece.start > 1) ? 2 : 1;
}

function nodeOf(marker: Marker, used: number): Emphasis | Strong | Delete {
  if (marker === '~') return { type: 'delete', children: [] };
  return { type: used > 1 ? 'strong' : 'emphasis', children: [] };
}
