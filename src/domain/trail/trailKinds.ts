/** Subjects of audit trail entries. */
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
  // Of the former newsletter list: its entries remain.
  'subscribers',
  'tags',
] as const;
export type TrailSubject = (typeof trailSubjects)[number];

/**
 * `view`: an administrator opened a client's analysis or audit. `reply`: a mail was sent to an inquiry's sender.
 * `export`: a list or all data about a person was exported. `sign-in`: staff signed in. `accept`: an invitation was
 * used. `hand-over`: an administrator issued a link for a new password.
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
