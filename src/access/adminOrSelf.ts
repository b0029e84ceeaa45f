import type { Access } from 'payload';

/** Administrators can access every account; other users only their own. */
export const adminOrSelf: Access = ({ req: { user } }) => {
  if (!user) return false;
  return user.role === 'admin' || { id: { equals: user.id } };
};
