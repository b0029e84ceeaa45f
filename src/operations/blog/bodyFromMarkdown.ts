import type { PayloadRequest } from 'payload';
import { MarkdownProblem } from '@/domain/markdown/MarkdownProblem';
import { markdownToLexical } from '@/domain/markdown/markdownToLexical';
import type { Post } from '@/payload-types';
import { badField } from './badField';
import { findPicturesOfMarkdown } from './findPictures';

/**
 * A text in Markdown as the body of a post; null for an empty one. `previous` is the body that it replaces.
 * @throws BadRequest when the text is too long or nested too deeply
 */
export async function bodyFromMarkdown(
  req: PayloadRequest,
  markdown: string,
  previous?: unknown,
): Promise<Post['body']> {
  const pictures = await findPicturesOfMarkdown(req, markdown);
  try {
    const body = markdownToLexical(markdown, { pictures, previous });
    return body.root.children.length > 0 ? body : null;
  } catch (error) {
    if (error instanceof MarkdownProblem) throw badField('content', error.message);
    throw error;
  }
}
