import type { CollectionBeforeValidateHook } from 'payload';
import { hasProof } from '@/operations/accounts/credentialProof';
import type { User } from '@/payload-types';

/**
 * A password that somebody else gave an account is known to two people, whichever door it came through: its owner has to
 * choose another one. What they choose themselves, or the site's own setup sets, holds.
 */
export const noteToldPassword: CollectionBeforeValidateHook<User> = ({
  data,
  originalDoc,
  operation,
  req,
}) => {
  if (!data?.password) return data;
  const isOwn = operation === 'update' && (req.user?.id === originalDoc?.id || hasProof(req));
  return { ...data, mustChangePassword: Boolean(req.user) && !isOwn };
};
