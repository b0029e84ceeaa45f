/** What the trail speaks of. */
export const trailSubjects = ['users', 'posts', 'seo-pages', 'analyses', 'inquiries', 'redirects'] as const;
export type TrailSubject = (typeof trailSubjects)[number];

/** `view` is an administrator's look at a client's analysis, `reply` a mail to whoever wrote, `export` a file of a list. */
export const trailActions = ['create', 'update', 'delete', 'view', 'reply', 'export'] as const;
export type TrailAction = (typeof trailActions)[number];
