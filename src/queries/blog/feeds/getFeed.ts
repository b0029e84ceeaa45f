import { createHash } from 'node:crypto';
import { markCacheable } from '@/integrations/pageCache/renderScope';
import { cachedQueryBy } from '../../cachedQueryBy';
import { maxAgeSeconds } from '../../maxAgeSeconds';
import { cacheTags } from '../../cacheTags';
import { getSiteSettings } from '../../getSiteSettings';
import type { Feed } from './Feed';
import { findFeed } from './findFeed';
import { jsonFeed } from './jsonFeed';
import { rssFeed } from './rssFeed';

const formats = { rss: rssFeed, json: jsonFeed } satisfies Record<string, (feed: Feed) => string>;

interface FeedRequest {
  format: keyof typeof formats;
  /** Path of the feed. */
  path: string;
}

export interface WrittenFeed {
  text: string;
  etag: string;
}

const read = cachedQueryBy<FeedRequest & { firmName: string }, WrittenFeed>({
  name: 'feed',
  tags: () => [cacheTags.posts, cacheTags.feeds],
  query: async (payload, { format, ...request }) => {
    const text = formats[format](await findFeed(payload, request));
    const hash = createHash('sha256').update(text).digest('base64url').slice(0, 22);
    return { text, etag: `"${hash}"` };
  },
});

/** Returns the serialized feed with its ETag. */
export async function getFeed(request: FeedRequest): Promise<WrittenFeed> {
  const { firmName } = await getSiteSettings();
  const feed = await read({ ...request, firmName });
  // Called last, because a result served during an outage is cacheable for a shorter time.
  markCacheable([cacheTags.posts, cacheTags.feeds, cacheTags.siteSettings], maxAgeSeconds);
  return feed;
}
