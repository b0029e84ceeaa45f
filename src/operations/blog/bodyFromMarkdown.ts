import type { PayloadRequest } from 'payload';
import { areLong, convertText } from '@/integrations/workers/texts';
import type { Post } from '@/payload-types';
import { badField } from './badField';
import { findImagesOfMarkdown } from './findImages';

/**
 * A text in Markdown as the body of a post; null for an empty one. `previous` is the body that it replaces.
 * @throws BadRequest when the text is too long or nested too deeply, Busy, TooManyRequests
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
