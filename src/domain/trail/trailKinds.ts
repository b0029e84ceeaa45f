/** What the trail speaks of. */
export const trailSubjects = ['users', 'posts', 'seo-pages', 'analyses', 'redirects'] as const;
export type TrailSubject = (typeof trailSubjects)[number];

/** `view` is an administrator's look at a client's analysis. */
export const trailActions = ['create', 'update', 'delete', 'view'] as const;
export type TrailAction = (typeof trailActions)[number];
