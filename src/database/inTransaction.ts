import { commitTransaction, initTransaction, killTransaction, type PayloadRequest } from 'payload';

/**
 * Runs `work` in one database transaction: all of its writes or none. Everything inside must pass `req` on, because a
 * second connection asked for while one is held can empty the pool for good.
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
