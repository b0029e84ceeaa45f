import type { PageKey } from '@/domain/seo/pageKeys';

/** Names of what pages are made from: a change to one makes exactly the pages that read it stale. */
export const cacheTags = {
  siteSettings: 'site-settings',
  teamMembers: 'team-members',
  /** All search metadata together: the sitemap and the list for language models. */
  seoPages: 'seo-pages',
} as const;

/** The search metadata of one page. */
export const seoPageTag = (key: PageKey) => `seo-page:${key}` as const;

export type CacheTag = (typeof cacheTags)[keyof typeof cacheTags] | ReturnType<typeof seoPageTag>;
