import { redirectsTag } from '@/domain/redirects/redirectsTag';
import type { PageKey } from '@/domain/seo/pageKeys';

/** Names of what pages are made from: a change to one makes exactly the pages that read it stale. */
export const cacheTags = {
  siteSettings: 'site-settings',
  firmFacts: 'firm-facts',
  teamMembers: 'team-members',
  /** Lists of posts, and what a post's page shows of others. */
  posts: 'posts',
  /** The feeds, which carry whole texts. */
  feeds: 'feeds',
  /** The files of all pictures. */
  pictures: 'pictures',
  /** All search metadata together: the sitemap and the list for language models. */
  seoPages: 'seo-pages',
  /** The list of redirects, which the server in front reads. */
  redirects: redirectsTag,
} as const;

/** What answers under one address of the blog: a post, or the redirect to where it has moved. */
export const postTag = (slug: string) => `post:${slug}` as const;

/** The search metadata of one page. */
export const seoPageTag = (key: PageKey) => `seo-page:${key}` as const;

export type CacheTag =
  (typeof cacheTags)[keyof typeof cacheTags] | ReturnType<typeof postTag> | ReturnType<typeof seoPageTag>;
