import { redirectsTag } from '@/domain/redirects/redirectsTag';
import type { PageKey } from '@/domain/seo/pageKeys';

/** Cache tags. A change invalidates the tag, and with it exactly the pages that read the tagged data. */
export const cacheTags = {
  siteSettings: 'site-settings',
  firmFacts: 'firm-facts',
  teamMembers: 'team-members',
  /** Lists of posts, and what a post's page shows of other posts. */
  posts: 'posts',
  /** The feeds, which contain whole posts. */
  feeds: 'feeds',
  /** All image files. */
  pictures: 'pictures',
  /** All search metadata: the sitemap and the list for language models. */
  seoPages: 'seo-pages',
  /** The redirect table, which the edge reads. */
  redirects: redirectsTag,
} as const;

/** The page at one slug of the blog: a post, or the redirect to where it moved. */
export const postTag = (slug: string) => `post:${slug}` as const;

/** The search metadata of one page. */
export const seoPageTag = (key: PageKey) => `seo-page:${key}` as const;

export type CacheTag =
  (typeof cacheTags)[keyof typeof cacheTags] | ReturnType<typeof postTag> | ReturnType<typeof seoPageTag>;
