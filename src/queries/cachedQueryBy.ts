import config from '@payload-config';
import { unstable_cache } from 'next/cache';
import { getPayload, type Payload } from 'payload';
import { isBuild } from '@/env';
import { isDatabaseOutage } from '@/errors/databaseErrors';
import { markStale } from '@/integrations/pageCache/renderScope';
import type { CacheTag } from './cacheTags';
import { LastKnownResults } from './LastKnownResults';
import { maxAgeSeconds } from './maxAgeSeconds';

interface CachedQuery<Argument, Result> {
  /** Part of the cache key. Must be unique, or queries would return each other's results. */
  name: string;
  /** Cache tags of a result. */
  tags: (argument: Argument) => CacheTag[];
  /**
   * Returned while pages are built without a database, and during an outage before the first result. Omit it where a
   * wrong result is worse than none: the page then fails and isn't cached.
   */
  fallback?: Result;
  query: (payload: Payload, argument: Argument) => Promise<Result>;
}

/**
 * Returns a cached query for public pages. Pages that use it are prerendered, and rendered again once one of its tags
 * expires. During a database outage it returns the last result for the same argument, unless some of its content is
 * no longer public, and the page is revalidated soon.
 */
export function cachedQueryBy<Argument, Result>({
  name,
  tags,
  fallback,
  query,
}: CachedQuery<Argument, Result>): (argument: Argument) => Promise<Result> {
  const lastAnswers = new LastKnownResults<Result>();

  return async (argument) => {
    const key = JSON.stringify(argument) ?? '';
    const options = { tags: tags(argument), revalidate: maxAgeSeconds };
    if (isBuild && fallback !== undefined) {
      // Uses the cache too, because that assigns the tags to a prerendered page.
      return unstable_cache(async () => fallback, [name, key, 'fallback'], options)();
    }
    const read = unstable_cache(
      async () => query(await getPayload({ config }), argument),
      [name, key],
      options,
    );
    try {
      const answer = await read();
      lastAnswers.remember(key, answer);
      return answer;
    } catch (error) {
      // No fallback once a result has been withdrawn: no page is better than a wrong one.
      const lastAnswer = lastAnswers.has(key) ? lastAnswers.find(key, options.tags) : fallback;
      if (!isDatabaseOutage(error) || lastAnswer === undefined) throw error;
      markStale();
      return lastAnswer;
    }
  };
}
