import type { Payload } from 'payload';
import type { CacheTag } from './cacheTags';
import { cachedQueryBy } from './cachedQueryBy';

interface Query<Result> {
  /** As of `cachedQueryBy`. */
  name: string;
  /** What makes the answer stale. */
  tag: CacheTag;
  fallback: Result;
  query: (payload: Payload) => Promise<Result>;
}

/** A cached reader without arguments: see `cachedQueryBy`. */
export function cachedQuery<Result>({ tag, ...rest }: Query<Result>): () => Promise<Result> {
  const read = cachedQueryBy<null, Result>({ ...rest, tags: () => [tag] });
  return () => read(null);
}
