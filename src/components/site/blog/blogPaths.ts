import { blog, blogSearch } from '@/content/site/blog';

/** Where things of the blog are. Slugs need no escaping: they are made of letters, digits and hyphens. */
export const postPath = (slug: string): string => `${blog.path}/${slug}`;
/** The latest draft, for staff. */
export const previewPath = (id: number): string => `${blog.path}/preview/${id}`;
export const categoryPath = (slug: string): string => `${blog.path}/category/${slug}`;
export const tagPath = (slug: string): string => `${blog.path}/tag/${slug}`;

/** A page of a list that begins at `path`; the first one is the list's own address. */
export const pagePath = (path: string, page: number): string => (page === 1 ? path : `${path}/page/${page}`);

/** A page of what a search finds. */
export function searchPath(question: string, page: number): string {
  const query = new URLSearchParams({ q: question, ...(page === 1 ? {} : { page: String(page) }) });
  return `${blogSearch.path}?${query.toString()}`;
}

/** The blog for feed readers: https://www.rssboard.org/rss-specification and https://www.jsonfeed.org/version/1.1/ */
export const rssPath = `${blog.path}/rss.xml`;
export const jsonFeedPath = `${blog.path}/feed.json`;
