import type { CollectionBeforeChangeHook, CollectionBeforeDeleteHook, PayloadRequest } from 'payload';
import { findUserRow, hasOtherAdmin } from '@/database/tables/users';
import { Conflict } from '@/errors/ApiFailures';

/**
 * Rejects removing the last administrator. The check takes a lock, so that two concurrent removals can't each count
 * the other's account.
 * @throws Conflict
 */
async function requireOtherAdmin(req: PayloadRequest, id: number | string): Promise<void> {
  if (await hasOtherAdmin(req, id)) return;
  throw new Conflict('There must be at least one administrator');
}

export const protectLastAdminRole: CollectionBeforeChangeHook = async ({
  data,
  originalDoc,
  operation,
  req,
}) => {
  const isDemoted = originalDoc?.role === 'admin' && data.role !== undefined && data.role !== 'admin';
  if (operation === 'update' && isDemoted) await requireOtherAdmin(req, originalDoc.id);
  return data;
};

export const protectLastAdminAccount: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const user = await findUserRow(req.payload, id, req);
  if (user?.role === 'admin') await requireOtherAdmin(req, id);
};
