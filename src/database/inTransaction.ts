import { commitTransaction, initTransaction, killTransaction, type PayloadRequest } from 'payload';

/**
 * Runs `work` in one database transaction, all or nothing. Every call inside must pass `req` on: requesting a second
 * connection while holding one can deadlock the pool.
 */
export async function inTransaction<Result>(
  req: PayloadRequest,
  work: () => Promise<Result>,
): Promise<Result> {
  const isOwner = await initTransaction(req);
  try {
    const result = await work();
    if (isOwner) await commitTransaction(req);
    return result;
  } catch (error) {
    if (isOwner) await killTransaction(req);
    throw error;
  }
}
