import type { PayloadRequest } from 'payload';
import { unmarkForRemoval } from '@/database/tables/accountRemovals';
import { recordRemoval } from './recordRemoval';
import { readManagedUser } from './readManagedUsers';

/**
 * Lets an account stay, and notes that; false if it was to stay anyway. In a transaction that holds the account.
 * @throws Missing when it is gone
 */
export async function cancelRemoval(req: PayloadRequest, id: number): Promise<boolean> {
  const { email, removalAt } = await readManagedUser(req, id);
  const isKept = await unmarkForRemoval(req, id);
  if (isKept && removalAt) await recordRemoval(req, { id, label: email, from: removalAt, to: null });
  return isKept;
}
