import { isRecord } from '../blog/isRecord';
import type { StoredPicture } from './StoredPicture';

interface LexicalToMarkdownOptions {
  /** The stored pictures that the body shows; see `pictureIds`. */
  pictures?: readonly StoredPicture[];
}

/** The body of a post as Markdown. Never throws; what Markdown can't say, such as joined cells of a table, is left out. */
export function lexicalToMarkdown(body: unknown, _options: LexicalToMarkdownOptions = {}): string {
  if (!isRecord(body) || !isRecord(body.root) || !Array.isArray(body.root.children)) return '';
  return body.root.children
    .flatMap((node: unknown) =>
      isRecord(node) && isRecord(node.fields) ? [String(node.fields.source ?? '')] : [],
    )
    .join('\n\n');
}
