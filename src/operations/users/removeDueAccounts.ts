import type { PayloadRequest } from 'payload';
import { inTransaction } from '@/database/inTransaction';
import { findDueRemovals, lockDueRemoval } from '@/database/tables/accountRemovals';
import { cancelRemoval } from './cancelRemoval';

const maxAtOnce = 50;
/** Time limit per run: pages published in the same request are revalidated only after it ends. */
const patienceMs = 5_000;

/**
 * Permanently deletes accounts whose grace period is over. Failed ones, and those beyond the time limit, are retried
 * on the next run.
 */
export async function removeDueAccounts(req: PayloadRequest): Promise<void> {
  const endsAtMs = performance.now() + patienceMs;
  for (const id of await findDueRemovals(req.payload, maxAtOnce)) {
    if (performance.now() > endsAtMs) return;
    try {
      await inTransaction(req, () => removeIfDue(req, id));
    } catch (error) {
      req.payload.logger.error({ err: error, msg: `Account ${id} could not be deleted` });
    }
  }
}

/** Deletes one account. Since the lookup it may have been restored, or deleted by another process. */
async function removeIfDue(req: PayloadRequest, id: number): Promise<void> {
  const role = await lockDueRemoval(req, id);
  if (!role) return;
  // An account that has become an administrator isn't deleted.
  if (role === 'admin') await cancelRemoval(req, id);
  else await req.payload.delete({ collection: 'users', id, depth: 0, overrideAccess: true, req });
}
