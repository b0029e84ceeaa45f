import { lexicalToMarkdown } from './lexicalToMarkdown';
import { markdownToLexical } from './markdownToLexical';
import { MarkdownProblem } from './MarkdownProblem';
import type { StoredPicture } from './StoredPicture';

interface MarkdownOfBodyRequest {
  body: unknown;
  /** The source typed when the body was last saved as Markdown; null if it never was. */
  source: string | null;
  pictures?: readonly StoredPicture[];
}

/** Returns the body as Markdown: exactly as typed, unless it has been changed in the rich text editor since. */
export function markdownOfBody({ body, source, pictures }: MarkdownOfBodyRequest): string {
  const markdown = lexicalToMarkdown(body, { pictures });
  return source !== null && reads(source, pictures) === markdown ? source : markdown;
}

function reads(source: string, pictures?: readonly StoredPicture[]): string | null {
  try {
    return lexicalToMarkdown(markdownToLexical(source, { pictures }), { pictures });
  } catch (error) {
    if (error instanceof MarkdownProblem) return null;
    throw error;
  }
}
