import { isRecord } from '../isRecord';
import { joinPieces } from './joinPieces';
import { nodePieces } from './nodePieces';
import type { StoredPicture } from './StoredPicture';

interface LexicalToMarkdownOptions {
  /** The stored images in the body; see `pictureIds`. */
  pictures?: readonly StoredPicture[];
}

/**
 * Converts the body of a post to Markdown. Never throws. Omits what Markdown can't express; `markdownToLexical`
 * restores it from the body that it replaces.
 */
export function lexicalToMarkdown(body: unknown, { pictures = [] }: LexicalToMarkdownOptions = {}): string {
  if (!isRecord(body) || !isRecord(body.root) || !Array.isArray(body.root.children)) return '';
  return joinPieces(body.root.children.flatMap((node) => nodePieces(node, pictures)));
}
