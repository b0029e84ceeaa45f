import { revalidateTag } from 'next/cache';
import { goneTag } from '@/domain/caching/goneTag';
import type { CacheTag } from '@/queries/cacheTags';

/**
 * Expires the pages of one tag at once. Does nothing outside of the running site: commands, seeds, migrations.
 * @param options.isGone whether the content of the tag is no longer public; its cached pages are then not served even
 * if new ones can't be rendered
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
