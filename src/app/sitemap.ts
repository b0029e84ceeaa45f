import type { MetadataRoute } from 'next';
import { getListedPages } from '@/queries/seo/getListedPages';

/** Pages that may be listed, with the day or moment each last changed. */
export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  const pages = await getListedPages();
  return pages.map(({ url, changed }) => ({ url, lastModified: changed }));
}
