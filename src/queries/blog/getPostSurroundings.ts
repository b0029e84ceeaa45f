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
  /** Written before and after this one. */
  previous: PostSummary | null;
  next: PostSummary | null;
  /** Closest by topic first. */
  related: PostSummary[];
}

/** Of these, the newest on the same topics, the closest are chosen. */
const candidateLimit = 12;

/** Where to read on after a post. */
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
  // Ids begin at 1.
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
