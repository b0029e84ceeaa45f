import type { PayloadRequest } from 'payload';
import { inTransaction } from '@/database/inTransaction';
import { findDueRemovals, lockDueRemoval } from '@/database/tables/accountRemovals';
import { cancelRemoval } from './cancelRemoval';

const maxAtOnce = 50;
/** Pages that show what was published in the same request are made fresh after it. */
const patienceMs = 5_000;

/**
 * Deletes for good the accounts whose time to be brought back is over. One that fails is tried again next time, as are those
 * that there was no time for.
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

/** Somebody may have brought it back, or another process have deleted it, since it was looked up. */
async function removeIfDue(req: PayloadRequest, id: number): Promise<void> {
  const role = await lockDueRemoval(req, id);
  if (!role) return;
  // Whoever is an administrator by now isn't deleted.
  if (role === 'admin') await cancelRemoval(req, id);
  else await req.payload.delete({ collection: 'users', id, depth: 0, overrideAccess: true, req });
}
