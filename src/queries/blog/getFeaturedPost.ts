import { cachedQueryBy } from '../cachedQueryBy';
import { cacheTags } from '../cacheTags';
import { newestFirst, summaryQuery, toSummary, type PostSummary } from './PostSummary';

const read = cachedQueryBy<null, PostSummary | null>({
  name: 'featured-post',
  tags: () => [cacheTags.posts],
  fallback: null,
  query: async (payload) => {
    const { docs } = await payload.find({
      ...summaryQuery,
      overrideAccess: false,
      where: { featured: { equals: true } },
      sort: newestFirst,
      limit: 1,
      pagination: false,
    });
    return docs[0] ? toSummary(docs[0]) : null;
  },
});

/** Returns the newest featured post; null if there is none. */
export const getFeaturedPost = (): Promise<PostSummary | null> => read(null);
