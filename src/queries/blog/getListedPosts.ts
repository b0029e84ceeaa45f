import { absoluteAddress } from '@/domain/seo/absoluteAddress';
import { cachedQuery } from '../cachedQuery';
import { cacheTags } from '../cacheTags';
import type { ListedPage } from '../seo/getListedPages';
import { siteOrigin } from '../siteOrigin';
import { newestFirst, summaryQuery } from './PostSummary';

/** All published posts as the sitemap and the list for language models name them, newest first. */
export const getListedPosts: () => Promise<ListedPage[]> = cachedQuery(
  cacheTags.posts,
  [],
  async (payload) => {
    const { docs } = await payload.find({
      ...summaryQuery,
      depth: 0,
      select: { title: true, slug: true, description: true, updatedAt: true },
      sort: newestFirst,
      pagination: false,
    });
    return docs.map(({ slug, title, description, updatedAt }) => {
      const path = `/blog/${slug}`;
      return { url: absoluteAddress(siteOrigin, path), path, title, description, changed: updatedAt };
    });
  },
);
