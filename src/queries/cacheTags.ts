/** Names of what pages are made from: a change to one makes exactly the pages that read it stale. */
export const cacheTags = {
  siteSettings: 'site-settings',
  teamMembers: 'team-members',
} as const;

export type CacheTag = (typeof cacheTags)[keyof typeof cacheTags];
