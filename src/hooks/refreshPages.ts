import type { CacheTag } from '@/queries/cacheTags';
import { expirePages } from '@/services/caching/expirePages';

/**
 * Returns a hook that expires every page rendered with `tag`. The next visitor waits for the fresh page instead of
 * getting the stale one once more.
 */
export function refreshPages(tag: CacheTag): () => void {
  return () => expirePages(tag);
}
