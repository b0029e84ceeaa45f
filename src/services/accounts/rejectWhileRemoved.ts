import type { PayloadRequest } from 'payload';
import { isBeingRemoved } from '@/database/tables/accountRemovals';
import { Conflict } from '@/errors/ApiFailures';

/**
 * Rejects changes of an account that is about to be deleted.
 * @throws Conflict
 */
export async function rejectWhileRemoved(req: PayloadRequest, userId: number): Promise<void> {
  if (!(await isBeingRemoved(req, userId))) return;
  throw new Conflict('This account is about to be deleted. Keep it first.');
}
