import type { Access } from 'payload';

/** Administrators may act on accounts with other roles: neither on their own nor on another administrator's. */
export const adminButNotAdmins: Access = ({ req: { user } }) =>
  user?.role === 'admin' && { role: { not_equals: 'admin' } };
