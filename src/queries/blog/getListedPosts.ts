import type { Payload } from 'payload';
import { findListedRows } from '@/database/tables/publishedPosts';
import { absoluteAddress } from '@/domain/seo/absoluteAddress';
import { cachedQuery } from '../cachedQuery';
import { cacheTags } from '../cacheTags';
import type { ListedPage } from '../seo/getListedPages';
import { siteOrigin } from '../siteOrigin';

/** llms.txt is a guide; the sitemap lists all posts. */
const maxListed = 50;

/** Returns the newest posts for llms.txt. */
export const getListedPosts: () => Promise<ListedPage[]> = cachedQuery({
  name: 'listed-posts',
  tag: cacheTags.posts,
  fallback: [],
  query: findListedPosts,
});

export async function findListedPosts(payload: Payload): Promise<ListedPage[]> {
  const rows = await findListedRows(payload, maxListed);
  return rows.map(({ slug, title, description, updatedAt }) => {
    const path = `/blog/${slug}`;
    const changed = new Date(updatedAt).toISOString();
    return { url: absoluteAddress(siteOrigin, path), path, title, description, changed };
  });
}
