import type { Payload } from 'payload';
import type { CacheTag } from './cacheTags';
import { cachedQueryBy } from './cachedQueryBy';

/** A cached reader without arguments: see `cachedQueryBy`. */
export function cachedQuery<Result>(
  tag: CacheTag,
  fallback: Result,
  query: (payload: Payload) => Promise<Result>,
): () => Promise<Result> {
  const read = cachedQueryBy<null, Result>({ name: tag, tags: () => [tag], fallback, query });
  return () => read(null);
}
