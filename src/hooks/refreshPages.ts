import { revalidateTag } from 'next/cache';
import { goneTag } from '@/domain/caching/goneTag';
import type { CacheTag } from '@/queries/cacheTags';

/**
 * A hook that makes every page stale that was made from `tag`. The next visitor waits for the fresh page instead of
 * being shown the old one once more.
 */
export function refreshPages(tag: CacheTag): () => void {
  return () => expirePages(tag);
}

/**
 * Makes the pages of one tag stale at once. Does nothing where no site is running: commands, seeds, migrations.
 * @param options.isGone whether what the tag names isn't public any more: then its pages aren't shown even if no others can
 * be made
 */
export function expirePages(tag: CacheTag, { isGone = false } = {}): void {
  try {
    for (const expired of isGone ? [tag, goneTag(tag)] : [tag]) revalidateTag(expired, { expire: 0 });
  } catch (error) {
    if (!isOutsideOfSite(error)) throw error;
  }
}

const isOutsideOfSite = (error: unknown) =>
  error instanceof Error && error.message.includes('static generation store missing');
