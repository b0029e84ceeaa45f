import type { PayloadRequest } from 'payload';
import { unmarkForRemoval } from '@/database/tables/accountRemovals';
import { recordRemoval } from './recordRemoval';
import { readManagedUser } from './readManagedUsers';

/**
 * Cancels a scheduled deletion and records that in the trail. Returns false if none was scheduled. Call it in a
 * transaction that has locked the account.
 * @throws Missing when the account is deleted
 */
export async function cancelRemoval(req: PayloadRequest, id: number): Promise<boolean> {
  const { email, removalAt } = await readManagedUser(req, id);
  const isKept = await unmarkForRemoval(req, id);
  if (isKept && removalAt) await recordRemoval(req, { id, label: email, from: removalAt, to: null });
  return isKept;
}
