import type { Nodes, Root, RootContent } from 'mdast';

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
 * ends before a block that follows an empty line; what it took of that block is parsed again with the next piece.
 */
export function parsePieces(markdown: string, parse: Parse, pieceLength: number): Root {
  const children: RootContent[] = [];
  let line = 0;
  for (let from = 0; from < markdown.length || from === 0;) {
    const { blocks, end } = nextPiece(markdown, from, { parse, pieceLength });
    if (from > 0) blocks.forEach((block) => moveDown(block, { offset: from, line }));
    for (const block of blocks) children.push(block);
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
    const end = possibleEnd(markdown, from + length);
    const text = markdown.slice(from, end);
    const { children } = parse(text);
    if (end === markdown.length) return { blocks: children, end };
    const kept = countEnded(children, text);
    if (kept > 0) return { blocks: children.slice(0, kept), end: from + lineStart(children[kept], text) };
  }
}

/** After the first line, from there on, that follows an empty one and is not indented: a block may begin with it. */
function possibleEnd(markdown: string, from: number): number {
  const beginning = /\n[ \t]*\n\S.*\n/g;
  beginning.lastIndex = from;
  return beginning.test(markdown) ? beginning.lastIndex : markdown.length;
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

function moveDown(node: Nodes, by: { offset: number; line: number }): void {
  for (const point of node.position ? [node.position.start, node.position.end] : []) {
    point.offset = (point.offset ?? 0) + by.offset;
    point.line += by.line;
  }
  if ('children' in node) node.children.forEach((child) => moveDown(child, by));
}
