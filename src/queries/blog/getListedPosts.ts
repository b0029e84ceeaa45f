import { sql } from '@payloadcms/db-postgres';
import type { Payload } from 'payload';
import { absoluteAddress } from '@/domain/seo/absoluteAddress';
import { cachedQuery } from '../cachedQuery';
import { cacheTags } from '../cacheTags';
import type { ListedPage } from '../seo/getListedPages';
import { siteOrigin } from '../siteOrigin';

/** What one sitemap may hold is 50,000 addresses, pages of the site included: https://www.sitemaps.org/protocol.html */
const maxListed = 45_000;

/** All published posts as the sitemap and the list for language models name them, newest first. */
export const getListedPosts: () => Promise<ListedPage[]> = cachedQuery(cacheTags.posts, [], findListedPosts);

/** Payload would take seconds to read ten thousand posts of which four columns are wanted. */
export async function findListedPosts(payload: Payload): Promise<ListedPage[]> {
  const { rows } = await payload.db.drizzle.execute<{
    slug: string;
    title: string;
    description: string;
    updated: Date;
  }>(sql`
    select slug, title, description, updated_at as updated from posts where _status = 'published'
    order by date desc, id desc limit ${maxListed}`);
  return rows.map(({ slug, title, description, updated }) => {
    const path = `/blog/${slug}`;
    const changed = new Date(updated).toISOString();
    return { url: absoluteAddress(siteOrigin, path), path, title, description, changed };
  });
}
