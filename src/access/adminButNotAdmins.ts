import type { Access } from 'payload';

/** Administrators may act on everybody else's account, not on their own or another administrator's. */
export const adminButNotAdmins: Access = ({ req: { user } }) =>
  user?.role === 'admin' && { role: { not_equals: 'admin' } };
