import config from '@payload-config';
import { unstable_cache } from 'next/cache';
import { getPayload, type Payload } from 'payload';
import { isBuild } from '@/env';
import { isDatabaseOutage } from '@/errors/databaseErrors';
import type { CacheTag } from './cacheTags';

/** A change reaches pages at once through its tag; this is for changes that another instance of the site made. */
const maxAgeSeconds = 60;

/**
 * Makes a reader for public pages. Pages that use it are prerendered, keep what it answered, and are made anew once the
 * tag is expired. `fallback` stands in while pages are built without a database, and until the first answer if the
 * database can't be reached; later outages keep the last answer.
 */
export function cachedQuery<Result>(
  tag: CacheTag,
  fallback: Result,
  query: (payload: Payload) => Promise<Result>,
): () => Promise<Result> {
  const options = { tags: [tag], revalidate: maxAgeSeconds };
  // Goes through the cache too, because that is how a prerendered page learns its tag.
  const readFallback = unstable_cache(async () => fallback, [tag, 'fallback'], options);
  const read = unstable_cache(async () => query(await getPayload({ config })), [tag], options);
  let lastAnswer = fallback;

  return async () => {
    if (isBuild) return readFallback();
    try {
      lastAnswer = await read();
    } catch (error) {
      if (!isDatabaseOutage(error)) throw error;
    }
    return lastAnswer;
  };
}
