/** What the trail speaks of. */
export const trailSubjects = [
  'users',
  'posts',
  'seo-pages',
  'analyses',
  'inquiries',
  'redirects',
  'audit-reports',
  'categories',
  'media',
  'team-members',
  'site-settings',
  'firm-facts',
  'invitations',
  // Of the newsletter's list that this site once had: entries remain.
  'subscribers',
  'tags',
] as const;
export type TrailSubject = (typeof trailSubjects)[number];

/**
 * `view` is an administrator's look at a client's analysis or audit, `reply` a mail to whoever wrote, `export` a file of a
 * list or of all about a person, `sign-in` one of staff, `accept` the use of an invitation, `hand-over` a link to a new
 * password.
 */
export const trailActions = [
  'create',
  'update',
  'delete',
  'view',
  'reply',
  'export',
  'sign-in',
  'accept',
  'hand-over',
] as const;
export type TrailAction = (typeof trailActions)[number];
