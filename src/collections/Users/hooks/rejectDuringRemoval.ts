import type { CollectionBeforeValidateHook } from 'payload';
import type { User } from '@/payload-types';
import { hasProof } from '@/services/accounts/credentialProof';
import { rejectWhileRemoved } from '@/services/accounts/rejectWhileRemoved';

/**
 * Rejects changes by administrators to an account that is scheduled for deletion, for every API that writes it: made
 * an administrator, it would stay. Its owner may still undo an email change.
 * @throws Conflict
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
