import type { PayloadRequest } from 'payload';
import { countOwned } from '@/database/tables/users';
import { requireAdmin } from '@/operations/requireUser';
import type { Belongings } from '@/schemas/userBulk';

/**
 * Counts these accounts, their analyses and audits, and inquiries with their emails, for the confirmation of a
 * deletion. Skips administrators, who can't be deleted. For administrators.
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
