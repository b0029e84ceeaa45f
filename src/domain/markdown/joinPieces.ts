import type { RootContent } from 'mdast';
import type { Piece } from './nodePieces';
import { writeMarkdown } from './writeMarkdown';

/** An unreferenced definition: it renders nothing, and ends the block before it. */
const separator = '[//]: #';

/** Joins pieces to one text in which each parses as it does alone. */
export function joinPieces(pieces: readonly Piece[]): string {
  const texts: string[] = [];
  let before: { last: RootContent | undefined; text: string } | null = null;
  for (const [at, piece] of pieces.entries()) {
    const usual = at === pieces.length - 1 ? piece.textAtEnd : piece.text;
    const text: string = before ? besides({ ...piece, text: usual }, before) : usual;
    if (before && flowsInto(before, { ...piece, text })) texts.push(separator);
    texts.push(text);
    before = { last: piece.last, text };
  }
  return texts.map((text, at) => gapAfter(texts[at - 1]) + text).join('');
}

/** Unclosed code that ends with its item or quote includes the empty lines after it, so none is added. */
function gapAfter(text: string | undefined): string {
  if (text === undefined || text.endsWith('\n\n')) return '';
  return text.endsWith('\n') ? '\n' : '\n\n';
}

interface Ended {
  last: RootContent | undefined;
  text: string;
}

/** Writes a list right after another one with another marker, which keeps them apart. */
function besides({ block, text }: Piece, before: Ended): string {
  return block?.type === 'list' && markOf(text) === lastMark(before)
    ? writeMarkdown(block, 'otherList')
    : text;
}

/** Lists and footnotes would continue with a following indented line, or an item with the same marker. */
function flowsInto(before: Ended, { first, text }: Pick<Piece, 'first' | 'text'>): boolean {
  if (before.last?.type !== 'list' && before.last?.type !== 'footnoteDefinition') return false;
  return /^(?: {2,}| ?\t)/.test(text) || (first?.type === 'list' && markOf(text) === lastMark(before));
}

/** Returns the marker of the first item: a bullet, or the delimiter after the number. */
const markOf = (text: string): string | undefined =>
  /^\s*(?:\d+([.)])|([-+*]))/.exec(text)?.slice(1).find(Boolean);

function lastMark({ last, text }: Ended): string | undefined {
  return last?.type === 'list' ? markOf(text.slice(last.position?.start.offset ?? 0)) : undefined;
}
