import type { Payload, Where } from 'payload';
import { blogLimits } from '@/domain/blog/blogLimits';
import { rankRelated } from '@/domain/blog/rankRelated';
import { cachedQueryBy } from '../cachedQueryBy';
import { cacheTags } from '../cacheTags';
import { newestFirst, summaryQuery, toSummary, type PostSummary } from './PostSummary';

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
  query: async (payload, place) => ({
    previous: await findNearest(payload, place, 'less_than', newestFirst),
    next: await findNearest(payload, place, 'greater_than', ['date', 'id']),
    related: await findRelated(payload, place),
  }),
});

async function findNearest(
  payload: Payload,
  { id, date }: PostPlace,
  side: 'less_than' | 'greater_than',
  sort: string[],
): Promise<PostSummary | null> {
  const where: Where = {
    or: [{ date: { [side]: date } }, { and: [{ date: { equals: date } }, { id: { [side]: id } }] }],
  };
  const { docs } = await payload.find({ ...summaryQuery, where, sort, limit: 1, pagination: false });
  return docs[0] ? toSummary(docs[0]) : null;
}

async function findRelated(payload: Payload, place: PostPlace): Promise<PostSummary[]> {
  const { id, categoryId, tags } = place;
  const topics: Where[] = [
    ...(categoryId === null ? [] : [{ category: { equals: categoryId } }]),
    ...(tags.length === 0 ? [] : [{ tags: { in: tags } }]),
  ];
  if (topics.length === 0) return [];
  const { docs } = await payload.find({
    ...summaryQuery,
    where: { and: [{ id: { not_equals: id } }, { or: topics }] },
    sort: newestFirst,
    limit: candidateLimit,
    pagination: false,
  });
  const candidates = docs.map((doc) => {
    const summary = toSummary(doc);
    return { ...summary, categoryId: summary.category?.id ?? null };
  });
  return rankRelated({ categoryId, tags }, candidates, blogLimits.relatedPosts);
}
