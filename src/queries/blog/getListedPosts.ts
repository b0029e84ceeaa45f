import type { Payload } from 'payload';
import { findListedRows } from '@/database/tables/publishedPosts';
import { absoluteAddress } from '@/domain/seo/absoluteAddress';
import { cachedQuery } from '../cachedQuery';
import { cacheTags } from '../cacheTags';
import type { ListedPage } from '../seo/getListedPages';
import { siteOrigin } from '../siteOrigin';

/** What one sitemap may hold is 50,000 addresses, pages of the site included: https://www.sitemaps.org/protocol.html */
const maxListed = 45_000;

/** All published posts as the sitemap and the list for language models name them, newest first. */
export const getListedPosts: () => Promise<ListedPage[]> = cachedQuery(cacheTags.posts, [], findListedPosts);

export async function findListedPosts(payload: Payload): Promise<ListedPage[]> {
  const rows = await findListedRows(payload, maxListed);
  return rows.map(({ slug, title, description, updatedAt }) => {
    const path = `/blog/${slug}`;
    const changed = new Date(updatedAt).toISOString();
    return { url: absoluteAddress(siteOrigin, path), path, title, description, changed };
  });
}
