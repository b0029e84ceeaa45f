import type { RootContent } from 'mdast';
import { blockFromLexical } from './blocksFromLexical';
import { MarkdownProblem } from './MarkdownProblem';
import { markdownSourceOf } from './markdownSourceOf';
import { normalizeMarkdown } from './normalizeMarkdown';
import { readSource } from './readSource';
import type { StoredPicture } from './StoredPicture';
import { writeMarkdown } from './writeMarkdown';

/** A part of a Markdown text. */
export interface Piece {
  /** Closed, so that whatever follows is a block of its own. */
  text: string;
  /** As written at the end of a text. */
  textAtEnd: string;
  /** Set if the text is generated, so that its markers can be chosen. */
  block: RootContent | null;
  first: RootContent | undefined;
  last: RootContent | undefined;
}

/** Returns the Markdown of one top-level node; nothing if it is empty. */
export function nodePieces(node: unknown, pictures: readonly StoredPicture[]): Piece[] {
  const source = markdownSourceOf(node);
  if (source !== null) return source.trim() === '' ? [] : [sourcePiece(normalizeMarkdown(source))];
  return blockFromLexical(node, pictures).map((block) => {
    const text = writeMarkdown(block);
    return { text, textAtEnd: text, block, first: block, last: block };
  });
}

function sourcePiece(source: string): Piece {
  try {
    const { text, blocks } = readSource(source);
    const [first] = blocks;
    return { text, textAtEnd: source, block: asWeWrite(first, source), first, last: blocks.at(-1) };
  } catch (error) {
    if (!(error instanceof MarkdownProblem)) throw error;
    return { text: source, textAtEnd: source, block: null, first: undefined, last: undefined };
  }
}

/** Adjacent lists are stored as Markdown (see `markdownToLexical`). */
const asWeWrite = (block: RootContent | undefined, source: string): RootContent | null =>
  block?.type === 'list' && writeMarkdown(block) === source ? block : null;
