import type { Payload } from 'payload';
import { findListedParts, findPartRows } from '@/database/tables/publishedPosts';
import { absoluteAddress } from '@/domain/seo/absoluteAddress';
import { cachedQueryBy } from '../cachedQueryBy';
import { cacheTags } from '../cacheTags';
import { siteOrigin } from '../siteOrigin';

/** The protocol allows ten times as many; this many render quickly. */
const perPart = 5_000;

interface SitemapPart {
  /** Counts from 1, with gaps where posts were deleted. */
  part: number;
  /** ISO time of the last change in this part. */
  changed: string;
}

interface SitemapPost {
  url: string;
  changed: string;
}

const tags = () => [cacheTags.posts];

/** Returns the parts of the sitemap of posts. */
export const getSitemapParts = cachedQueryBy<null, SitemapPart[]>({
  name: 'sitemap-parts',
  tags,
  fallback: [],
  query: (payload) => findSitemapParts(payload),
});

/** Returns the posts of one part, most recently created first. */
export const getSitemapPosts = cachedQueryBy<number, SitemapPost[]>({
  name: 'sitemap-posts',
  tags,
  fallback: [],
  query: (payload, part) => findSitemapPosts(payload, part),
});

export async function findSitemapParts(payload: Payload, size = perPart): Promise<SitemapPart[]> {
  const rows = await findListedParts(payload, size);
  return rows.map(({ part, changed }) => ({ part, changed: new Date(changed).toISOString() }));
}

export async function findSitemapPosts(
  payload: Payload,
  part: number,
  size = perPart,
): Promise<SitemapPost[]> {
  const rows = await findPartRows(payload, { part, perPart: size });
  return rows.map(({ slug, updatedAt }) => ({
    url: absoluteAddress(siteOrigin, `/blog/${slug}`),
    changed: new Date(updatedAt).toISOString(),
  }));
}
