import { revalidateTag } from 'next/cache';
import type { CacheTag } from '@/queries/cacheTags';

/**
 * A hook that makes every page stale that was made from `tag`. The next visitor waits for the fresh page instead of
 * being shown the old one once more.
 */
export function refreshPages(tag: CacheTag): () => void {
  return () => expirePages(tag);
}

/** Makes the pages of one tag stale at once. Does nothing where no site is running: commands, seeds, migrations. */
export function expirePages(tag: CacheTag): void {
  try {
    revalidateTag(tag, { expire: 0 });
  } catch (error) {
    if (!isOutsideOfSite(error)) throw error;
  }
}

const isOutsideOfSite = (error: unknown) =>
  error instanceof Error && error.message.includes('static generation store missing');
