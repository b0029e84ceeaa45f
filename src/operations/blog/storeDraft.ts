import type { PayloadRequest } from 'payload';
import type { CreatePostBody } from '@/schemas/blog';
import { inPostWords } from './inPostWords';
import { postChanges } from './postChanges';

/**
 * Keeps a draft of a post, which readers don't see until somebody publishes it.
 * @param formerSlugs addresses that it had elsewhere
 */
export async function storeDraft(
  req: PayloadRequest,
  id: number,
  body: CreatePostBody,
  formerSlugs?: string[],
): Promise<void> {
  const { published: _published, ...words } = body;
  const { fields, typedMarkdown } = await postChanges(req, words);
  await inPostWords(() =>
    req.payload.update({
      collection: 'posts',
      id,
      data: { ...fields, _status: 'draft' },
      draft: true,
      context: { typedMarkdown, formerSlugs, keepsSlug: true },
      depth: 0,
      overrideAccess: false,
      req,
    }),
  );
}
