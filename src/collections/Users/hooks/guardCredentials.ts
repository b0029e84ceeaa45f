import { ValidationError, type CollectionBeforeValidateHook } from 'payload';
import { ownCredentials } from '@/content/portal/profile';
import { isStaffRole } from '@/domain/accounts/roles';
import { hasProof } from '@/operations/accounts/credentialProof';
import type { User } from '@/payload-types';
import { changedEmail } from './changedEmail';

/**
 * Nobody changes their own password by being signed in alone, whichever API they use, nor do staff their own email: they
 * prove with the current password or with a mailed link that they are the owner. A client's new email waits for its link, or
 * can be undone. Administrators set those of others.
 */
export const guardCredentials: CollectionBeforeValidateHook<User> = ({
  data,
  originalDoc,
  operation,
  req,
}) => {
  const isOwn = operation === 'update' && originalDoc && req.user?.id === originalDoc.id;
  if (!isOwn || hasProof(req)) return data;
  const changed = [
    ...(isStaffRole(originalDoc.role) && changedEmail(data, originalDoc) ? ['email'] : []),
    ...(data?.password ? ['password'] : []),
  ];
  if (changed.length === 0) return data;
  throw new ValidationError({
    collection: 'users',
    errors: changed.map((path) => ({ path, message: ownCredentials.elsewhere })),
    req,
  });
};
