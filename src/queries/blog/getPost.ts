import type { Payload, Where } from 'payload';
import type { Block } from '@/domain/blog/Body';
import { readBody } from '@/domain/blog/readBody';
import type { Post } from '@/payload-types';
import { cachedQueryBy } from '../cachedQueryBy';
import { cacheTags, postTag } from '../cacheTags';
import { populateSummary, toSummary, type PostSummary } from './PostSummary';

export interface FullPost extends PostSummary {
  metaTitle: string;
  metaDescription: string;
  body: Block[];
}

/** What stands at an address of the blog: a post, or the slug under which it is found now. */
export type PostAnswer = { post: FullPost } | { movedTo: string } | null;

/** Reads what a visitor may see under `slug`. Null: nothing, or nothing yet. */
export const getPost = cachedQueryBy<string, PostAnswer>({
  name: 'post',
  tags: (slug) => [postTag(slug), cacheTags.posts],
  query: async (payload, slug) => {
    const post = await findOne(payload, { slug: { equals: slug } });
    if (post) return { post: toFullPost(post) };
    const moved = await findOne(payload, { formerSlugs: { in: [slug] } });
    return moved && { movedTo: moved.slug };
  },
});

async function findOne(payload: Payload, where: Where): Promise<Post | null> {
  const { docs } = await payload.find({
    collection: 'posts',
    where,
    depth: 1,
    populate: populateSummary,
    limit: 1,
    pagination: false,
    overrideAccess: false,
  });
  return docs[0] ?? null;
}

export function toFullPost(post: Post): FullPost {
  return {
    ...toSummary(post),
    metaTitle: post.metaTitle?.trim() || post.title,
    metaDescription: post.metaDescription?.trim() || post.description,
    body: readBody(post.body),
  };
}
