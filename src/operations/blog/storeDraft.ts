import type { PayloadRequest } from 'payload';
import type { Post } from '@/payload-types';
import type { CreatePostBody } from '@/schemas/blog';
import { inPostWords } from './inPostWords';
import { postChanges } from './postChanges';

/** Keeps a draft beside a post, which readers don't see until somebody publishes it. */
export async function storeDraft(req: PayloadRequest, { id }: Post, body: CreatePostBody): Promise<void> {
  const { published: _published, ...words } = body;
  const { fields, typedMarkdown } = await postChanges(req, words);
  await inPostWords(() =>
    req.payload.update({
      collection: 'posts',
      id,
      data: { ...fields, _status: 'draft' },
      draft: true,
      context: { typedMarkdown, formerSlugs: undefined, keepsSlug: true },
      depth: 0,
      overrideAccess: false,
      req,
    }),
  );
}
