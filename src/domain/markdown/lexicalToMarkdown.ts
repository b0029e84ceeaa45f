import { isRecord } from '../isRecord';
import { joinPieces } from './joinPieces';
import { nodePieces } from './nodePieces';
import type { StoredPicture } from './StoredPicture';

interface LexicalToMarkdownOptions {
  /** The stored pictures that the body shows; see `pictureIds`. */
  pictures?: readonly StoredPicture[];
}

/**
 * The body of a post as Markdown. Never throws; what Markdown can't say, such as joined cells of a table, is left out:
 * `markdownToLexical` takes it over again from the body that it replaces.
 */
export function lexicalToMarkdown(body: unknown, { pictures = [] }: LexicalToMarkdownOptions = {}): string {
  if (!isRecord(body) || !isRecord(body.root) || !Array.isArray(body.root.children)) return '';
  return joinPieces(body.root.children.flatMap((node) => nodePieces(node, pictures)));
}
