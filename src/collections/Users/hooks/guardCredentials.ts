import { ValidationError, type CollectionBeforeValidateHook } from 'payload';
import { ownCredentials } from '@/content/portal/profile';
import { isStaffRole } from '@/domain/accounts/roles';
import type { User } from '@/payload-types';
import { hasProof } from '@/services/accounts/credentialProof';
import { changedEmail } from './changedEmail';

/**
 * Requires proof of ownership, by the current password or a mailed link, before users change their own password, for
 * every API that writes it. Staff need it for their own email too. A client's new email must be confirmed or can be
 * undone instead. Administrators may set those of others.
 * @throws ValidationError
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
