import type { Payload } from 'payload';
import { findNeighbors } from '@/database/tables/publishedPosts';
import { blogLimits } from '@/domain/blog/blogLimits';
import { rankRelated } from '@/domain/blog/rankRelated';
import { tagSlugs } from '@/domain/blog/tagSlugs';
import { cachedQueryBy } from '../cachedQueryBy';
import { cacheTags } from '../cacheTags';
import { findSummaries } from './findSummaries';
import type { PostSummary } from './PostSummary';

export interface PostPlace {
  id: number;
  date: string;
  categoryId: number | null;
  tags: string[];
}

export interface PostSurroundings {
  /** Neighbors by date. */
  previous: PostSummary | null;
  next: PostSummary | null;
  /** Most similar topics first. */
  related: PostSummary[];
}

/** How many of the newest posts on the same topics are ranked. */
const candidateLimit = 12;

/** Returns the neighbors of a post and related posts. */
export const getPostSurroundings = cachedQueryBy<PostPlace, PostSurroundings>({
  name: 'post-surroundings',
  tags: () => [cacheTags.posts],
  query: findPostSurroundings,
});

export async function findPostSurroundings(payload: Payload, place: PostPlace): Promise<PostSurroundings> {
  const { id, date, categoryId, tags } = place;
  const { previous, next, candidates } = await findNeighbors(payload, {
    id,
    date,
    categoryId,
    tagSlugs: tagSlugs(tags),
    candidates: candidateLimit,
  });
  const ids = new Set([...candidates, ...(previous ? [previous] : []), ...(next ? [next] : [])]);
  const posts = await findSummaries(payload, [...ids]);
  // Ids begin at 1, so 0 finds nothing.
  const byId = new Map(posts.map((post) => [post.id, post]));
  const onTopic = candidates.flatMap((id) => {
    const post = byId.get(id);
    return post ? [{ ...post, categoryId: post.category?.id ?? null }] : [];
  });
  return {
    previous: byId.get(previous ?? 0) ?? null,
    next: byId.get(next ?? 0) ?? null,
    related: rankRelated(place, onTopic, blogLimits.relatedPosts),
  };
}
