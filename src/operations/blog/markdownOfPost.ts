import type { PayloadRequest } from 'payload';
import { areLong, convertText } from '@/integrations/workers/texts';
import type { Post } from '@/payload-types';
import { bodyFingerprint } from '@/services/blog/bodyFingerprint';
import { findImagesOfBody } from '@/services/blog/findImages';

type Written = Pick<Post, 'body' | 'typedMarkdown' | 'typedFor'>;

/**
 * Returns a post's body as Markdown: the stored source, unless the body was changed in the CMS since.
 * @throws Busy, TooManyRequests
 */
export async function markdownOfPost(req: PayloadRequest, post: Written): Promise<string> {
  const source = post.typedMarkdown ?? null;
  if (source !== null && post.typedFor === bodyFingerprint(post.body)) return source;
  return convertText({
    task: 'textFromBody',
    input: { body: post.body, source, pictures: await findImagesOfBody(req, post.body) },
    isLong: areLong(source, post.body),
    key: req.user ? String(req.user.id) : undefined,
  });
}
