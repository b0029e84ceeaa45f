import type { Nodes, Root, RootContent } from 'mdast';

type Point = NonNullable<Nodes['position']>['start'];

/** Parses a text that stands alone. */
type Parse = (markdown: string) => Root;

interface PieceOfText {
  blocks: RootContent[];
  /** Where the text goes on. */
  end: number;
}

/**
 * The tree of a text, parsed in pieces of about `pieceLength` characters: the same as that of the whole text, in a time
 * that grows with its length, because the parser moves all that it has read at the end of each quote or list. A piece
 * ends before a block that follows an empty line; what it took of that block is parsed again with the next piece. A text that
 * is no longer than a piece is one.
 */
export function parsePieces(markdown: string, parse: Parse, pieceLength: number): Root {
  const children: RootContent[] = [];
  let line = 0;
  for (let from = 0; from < markdown.length || from === 0;) {
    const { blocks, end } = nextPiece(markdown, from, { parse, pieceLength });
    for (const block of blocks) children.push(movedDown(block, { offset: from, line }));
    line += countLines(markdown.slice(from, end));
    if (end === markdown.length) break;
    from = end;
  }
  return { type: 'root', children };
}

function nextPiece(
  markdown: string,
  from: number,
  { parse, pieceLength }: { parse: Parse; pieceLength: number },
): PieceOfText {
  // Few steps: a block that is longer than a piece is parsed again with each.
  for (let length = pieceLength; ; length *= 4) {
    const end = possibleEnd(markdown, from, length);
    const text = markdown.slice(from, end);
    const { children } = parse(text);
    if (end === markdown.length) return { blocks: children, end };
    const kept = countEnded(children, text);
    if (kept > 0) return { blocks: children.slice(0, kept), end: from + lineStart(children[kept], text) };
  }
}

/**
 * After a line that follows an empty one and is not indented: a block may begin with it. Before the text is long enough it
 * is that of a heading, so that most pieces are the same again when something has changed in one of them.
 */
function possibleEnd(markdown: string, from: number, length: number): number {
  if (from + length >= markdown.length) return markdown.length;
  const end = endAfter(beginning, markdown, from + length);
  return endAfter(headingBeginning, markdown.slice(0, end), from + length / 4);
}

const beginning = /\n[ \t]*\n\S.*\n/g;
const headingBeginning = /\n[ \t]*\n#{1,6}[ \t].*\n/g;

function endAfter(pattern: RegExp, text: string, from: number): number {
  pattern.lastIndex = from;
  return pattern.test(text) ? pattern.lastIndex : text.length;
}

/** How many blocks at the beginning are not changed by what follows them: as many as possible. */
function countEnded(blocks: readonly RootContent[], text: string): number {
  for (let count = blocks.length - 1; count > 0; count -= 1) {
    const start = lineStart(blocks[count], text);
    // A heading below definitions is said to begin with them.
    const isAfter = start >= (blocks[count - 1]?.position?.end.offset ?? 0);
    if (isAfter && followsEmptyLine(start, text)) return count;
  }
  return 0;
}

/** Where the line begins in which a block does. */
const lineStart = (block: RootContent | undefined, text: string): number =>
  text.lastIndexOf('\n', (block?.position?.start.offset ?? 0) - 1) + 1;

const followsEmptyLine = (start: number, text: string): boolean =>
  start > 1 && text.slice(text.lastIndexOf('\n', start - 2) + 1, start).trim() === '';

const countLines = (text: string): number => text.split('\n').length - 1;

/** A copy: the piece may be taken again, at another place. */
function movedDown<Node extends Nodes>(node: Node, by: { offset: number; line: number }): Node {
  const moved = { ...node };
  if (node.position) {
    moved.position = { start: pointBelow(node.position.start, by), end: pointBelow(node.position.end, by) };
  }
  if ('children' in node) {
    Object.assign(moved, { children: node.children.map((child) => movedDown(child, by)) });
  }
  return moved;
}

const pointBelow = ({ line, column, offset = 0 }: Point, by: { offset: number; line: number }): Point => ({
  line: line + by.line,
  column,
  offset: offset + by.offset,
});
