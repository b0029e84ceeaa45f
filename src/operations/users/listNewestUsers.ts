import type { PayloadRequest } from 'payload';
import { findNewestUsers } from '@/database/tables/userList';
import { requireAdmin } from '@/operations/requireUser';
import type { ManagedUser } from '@/schemas/users';
import { presentManagedUser } from './presentManagedUser';

const batchSize = 500;

type FirstBatch = Awaited<ReturnType<typeof findNewestUsers>>;

/**
 * Returns the newest accounts up to a cap, with the total: as an array if one query returns all, else in batches.
 * Each batch is read after the previous one was sent, so a slow reader holds no connection. For administrators.
 */
export async function listNewestUsers(
  req: PayloadRequest,
  { cap }: { cap: number },
): Promise<{ users: ManagedUser[] | AsyncGenerator<ManagedUser[]>; total: number }> {
  requireAdmin(req);
  const first = await findNewestUsers(req, { limit: Math.min(batchSize, cap) });
  const isWhole = first.rows.length < batchSize;
  return {
    users: isWhole ? first.rows.map(presentManagedUser) : inBatches(req, first, cap),
    total: first.total,
  };
}

async function* inBatches(
  req: PayloadRequest,
  first: FirstBatch,
  cap: number,
): AsyncGenerator<ManagedUser[]> {
  let left = cap;
  for (let { rows } = first; rows.length > 0;) {
    yield rows.map(presentManagedUser);
    left -= rows.length;
    if (left <= 0) return;
    ({ rows } = await findNewestUsers(req, { before: rows.at(-1)?.id, limit: Math.min(batchSize, left) }));
  }
}
