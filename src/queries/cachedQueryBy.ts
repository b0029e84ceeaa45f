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
  /** Among the keys of the cache: no two queries may share it, or one is answered what the other was. */
  name: string;
  /** What makes an answer stale. */
  tags: (argument: Argument) => CacheTag[];
  /**
   * Stands in while pages are built without a database, and until the first answer if the database can't be reached.
   * Left out where a wrong answer is worse than none: then the page fails, and is not kept.
   */
  fallback?: Result;
  query: (payload: Payload, argument: Argument) => Promise<Result>;
}

/**
 * Makes a reader for public pages. Pages that use it are prerendered, keep what it answered, and are made anew once one
 * of its tags is expired. When the database can't be reached, the last answer to the same argument holds, unless
 * something in it isn't public any more, and the page is soon tried again.
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
      // Goes through the cache too, because that is how a prerendered page learns its tags.
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
      // What lost a part isn't empty: then no page is better than a wrong one.
      const lastAnswer = lastAnswers.has(key) ? lastAnswers.find(key, options.tags) : fallback;
      if (!isDatabaseOutage(error) || lastAnswer === undefined) throw error;
      markStale();
      return lastAnswer;
    }
  };
}
