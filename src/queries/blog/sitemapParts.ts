import type { Payload } from 'payload';
import { findListedParts, findPartRows } from '@/database/tables/publishedPosts';
import { absoluteAddress } from '@/domain/seo/absoluteAddress';
import { cachedQueryBy } from '../cachedQueryBy';
import { cacheTags } from '../cacheTags';
import { siteOrigin } from '../siteOrigin';

/** A sitemap may hold ten times as many; so few are quickly made anew. */
const perPart = 5_000;

interface SitemapPart {
  /** From 1, with gaps where posts have been deleted. */
  part: number;
  /** ISO moment of the last change of one of its posts. */
  changed: string;
}

interface SitemapPost {
  url: string;
  changed: string;
}

const tags = () => [cacheTags.posts];

/** The parts that the list of all published posts has. */
export const getSitemapParts = cachedQueryBy<null, SitemapPart[]>({
  name: 'sitemap-parts',
  tags,
  fallback: [],
  query: (payload) => findSitemapParts(payload),
});

/** The posts of one of them, those that were made last first. */
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
