import type { RootContent } from 'mdast';
import type { Piece } from './nodePieces';
import { writeMarkdown } from './writeMarkdown';

/** A definition that nothing refers to: it shows nowhere, and ends whatever is before it. */
const separator = '[//]: #';

/** The pieces as one text, in which each of them still says what it says alone. */
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

/** Code that only the end of an item or a quote ends has the empty lines after it in itself. */
function gapAfter(text: string | undefined): string {
  if (text === undefined || text.endsWith('\n\n')) return '';
  return text.endsWith('\n') ? '\n' : '\n\n';
}

interface Ended {
  last: RootContent | undefined;
  text: string;
}

/** A list right after another one is written with another mark. */
function besides({ block, text }: Piece, before: Ended): string {
  return block?.type === 'list' && markOf(text) === lastMark(before)
    ? writeMarkdown(block, 'otherList')
    : text;
}

/** Lists and footnotes go on where an indented line, or an item with the same mark, follows. */
function flowsInto(before: Ended, { first, text }: Pick<Piece, 'first' | 'text'>): boolean {
  if (before.last?.type !== 'list' && before.last?.type !== 'footnoteDefinition') return false;
  return /^(?: {2,}| ?\t)/.test(text) || (first?.type === 'list' && markOf(text) === lastMark(before));
}

/** Of the first item: a bullet, or what follows the number. */
const markOf = (text: string): string | undefined =>
  /^\s*(?:\d+([.)])|([-+*]))/.exec(text)?.slice(1).find(Boolean);

function lastMark({ last, text }: Ended): string | undefined {
  return last?.type === 'list' ? markOf(text.slice(last.position?.start.offset ?? 0)) : undefined;
}
