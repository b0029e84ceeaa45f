import type { MetadataRoute } from 'next';
import { getListedPosts } from '@/queries/blog/getListedPosts';
import { getListedPages } from '@/queries/seo/getListedPages';

/** Pages and posts that may be listed, with the day or moment each last changed. */
export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  const [pages, posts] = await Promise.all([getListedPages(), getListedPosts()]);
  return [...pages, ...posts].map(({ url, changed }) => ({ url, lastModified: changed }));
}
