import type { CollectionBeforeValidateHook } from 'payload';
import { isCommonPassword } from '@/domain/accounts/passwordProblem';
import type { User } from '@/payload-types';
import { hasProof } from '@/services/accounts/credentialProof';

/**
 * Stores facts that the hash doesn't reveal: whether the password is a common one, and whether somebody else chose
 * it. The site's setup counts as the owner.
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
