import type { Payload } from 'payload';
import type { CacheTag } from './cacheTags';
import { cachedQueryBy } from './cachedQueryBy';

interface Query<Result> {
  /** See `cachedQueryBy`. */
  name: string;
  /** Cache tag of the result. */
  tag: CacheTag;
  fallback: Result;
  query: (payload: Payload) => Promise<Result>;
}

/** Returns a cached query without arguments: see `cachedQueryBy`. */
export function cachedQuery<Result>({ tag, ...rest }: Query<Result>): () => Promise<Result> {
  const read = cachedQueryBy<null, Result>({ ...rest, tags: () => [tag] });
  return () => read(null);
}
