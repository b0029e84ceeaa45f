import type { Access } from 'payload';

/** Administrators see every document, everyone else those whose `owner` they are. */
export const adminOrOwner: Access = ({ req: { user } }) => {
  if (!user) return false;
  return user.role === 'admin' || { owner: { equals: user.id } };
};
