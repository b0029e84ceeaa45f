import type { Payload, TypedUser } from 'payload';
import { blogPreview } from '@/content/site/blog';
import type { Post } from '@/payload-types';
import { toFullPost, type FullPost } from './getPost';
import { populateSummary } from './PostSummary';

/** The latest saved version of a post, published or not, as `user` may see it. Null when there is none. Never cached. */
export async function getDraft(
  payload: Payload,
  { id, user }: { id: number; user: TypedUser },
): Promise<FullPost | null> {
  const post = await payload.findByID({
    collection: 'posts',
    id,
    draft: true,
    depth: 1,
    populate: populateSummary,
    user,
    overrideAccess: false,
    disableErrors: true,
  });
  return post && toFullPost(payload, { ...post, ...filledIn(post) });
}

/** Drafts may lack what published posts must have. */
const filledIn = ({ title, slug, description, author, date }: Post) => ({
  title: title || blogPreview.untitled,
  slug: slug ?? '',
  description: description ?? '',
  author: author ?? '',
  date: date ?? new Date().toISOString(),
});
