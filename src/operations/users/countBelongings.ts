import type { PayloadRequest } from 'payload';
import { countOwned } from '@/database/tables/users';
import { requireAdmin } from '@/operations/requireUser';
import type { Belongings } from '@/schemas/userBulk';

/**
 * Counts what a deletion of these accounts would delete. Leaves out administrators, who can't be deleted. For
 * administrators.
 */
export async function countBelongings({
  req,
  ids,
}: {
  req: PayloadRequest;
  ids: readonly number[];
}): Promise<Belongings> {
  requireAdmin(req);
  return countOwned(req, ids);
}
