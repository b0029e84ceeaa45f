import { blog, blogSearch } from '@/content/site/blog';

/** Addresses within the blog. Slugs need no escaping: they contain only letters, digits and hyphens. */
export const postPath = (slug: string): string => `${blog.path}/${slug}`;
/** Preview of the latest draft, for staff. */
export const previewPath = (id: number): string => `${blog.path}/preview/${id}`;
export const categoryPath = (slug: string): string => `${blog.path}/category/${slug}`;
export const tagPath = (slug: string): string => `${blog.path}/tag/${slug}`;

/** Address of a page of the list at `path`; the first one has the list's own address. */
export const pagePath = (path: string, page: number): string => (page === 1 ? path : `${path}/page/${page}`);

/** Address of a page of search results. */
export function searchPath(question: string, page: number): string {
  const query = new URLSearchParams({ q: question, ...(page === 1 ? {} : { page: String(page) }) });
  return `${blogSearch.path}?${query.toString()}`;
}

/** Feeds of the blog: https://www.rssboard.org/rss-specification and https://www.jsonfeed.org/version/1.1/ */
export const rssPath = `${blog.path}/rss.xml`;
export const jsonFeedPath = `${blog.path}/feed.json`;
