import { blog } from '@/content/site/blog';

/** Where things of the blog are. Slugs need no escaping: they are made of letters, digits and hyphens. */
export const postPath = (slug: string): string => `${blog.path}/${slug}`;
export const categoryPath = (slug: string): string => `${blog.path}/category/${slug}`;
export const tagPath = (slug: string): string => `${blog.path}/tag/${slug}`;

/** A page of a list that begins at `path`; the first one is the list's own address. */
export const pagePath = (path: string, page: number): string => (page === 1 ? path : `${path}/page/${page}`);
