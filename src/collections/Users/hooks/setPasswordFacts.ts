import type { CollectionBeforeValidateHook } from 'payload';
import { isCommonPassword } from '@/domain/accounts/passwordProblem';
import { hasProof } from '@/operations/accounts/credentialProof';
import type { User } from '@/payload-types';

/**
 * Stores what the hash can't tell later: whether the password is among the most common ones, and whether somebody else
 * chose it. The site's own setup counts as the owner.
 */
export const setPasswordFacts: CollectionBeforeValidateHook<User> = ({
  data,
  originalDoc,
  operation,
  req,
}) => {
  if (!data?.password) return data;
  const isOwn = operation === 'update' && (req.user?.id === originalDoc?.id || hasProof(req));
  return {
    ...data,
    mustChangePassword: Boolean(req.user) && !isOwn,
    hasCommonPassword: isCommonPassword(data.password),
    passwordDueAt: null,
  };
};
