import type { PayloadRequest } from 'payload';
import { areLong, convertText } from '@/integrations/workers/texts';
import type { Post } from '@/payload-types';
import { findImagesOfMarkdown } from '@/services/blog/findImages';
import { badField } from './badField';

/**
 * Converts Markdown to a post's rich text body; null if it is empty. `previous` is the body that it replaces.
 * @throws BadRequest when the Markdown is too long or nested too deeply, Busy, TooManyRequests
 */
export async function bodyFromMarkdown(
  req: PayloadRequest,
  markdown: string,
  previous?: unknown,
): Promise<Post['body']> {
  const pictures = await findImagesOfMarkdown(req, markdown);
  const converted = await convertText({
    task: 'bodyFromText',
    input: { markdown, pictures, previous },
    isLong: areLong(markdown, previous),
    key: req.user ? String(req.user.id) : undefined,
  });
  if ('problem' in converted) throw badField('content', converted.problem);
  const { body } = converted;
  return body.root.children.length > 0 ? body : null;
}
