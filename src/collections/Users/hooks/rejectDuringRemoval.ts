import type { CollectionBeforeValidateHook } from 'payload';
import { hasProof } from '@/operations/accounts/credentialProof';
import { rejectWhileRemoved } from '@/operations/users/rejectWhileRemoved';
import type { User } from '@/payload-types';

/**
 * Who manages accounts changes none that is about to be deleted, whichever door they come through: as an administrator it
 * would stay. Its owner may still take back an email.
 */
export const rejectDuringRemoval: CollectionBeforeValidateHook<User> = async ({
  data,
  originalDoc,
  operation,
  req,
}) => {
  if (operation !== 'update' || !originalDoc || !req.user) return data;
  const isByOwner = req.user.id === originalDoc.id || hasProof(req, 'link');
  if (!isByOwner) await rejectWhileRemoved(req, originalDoc.id);
  return data;
};
