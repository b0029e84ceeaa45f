import type { Access } from 'payload';

/** Administrators see every account, everyone else only their own. */
export const adminOrSelf: Access = ({ req: { user } }) => {
  if (!user) return false;
  return user.role === 'admin' || { id: { equals: user.id } };
};
