import type { Access } from 'payload';

/** Administrators can access every document; other users only documents whose `owner` they are. */
export const adminOrOwner: Access = ({ req: { user } }) => {
  if (!user) return false;
  return user.role === 'admin' || { owner: { equals: user.id } };
};
