import type { PayloadRequest } from 'payload';
import { countOwned } from '@/database/tables/users';
import { requireAdmin } from '@/operations/requireUser';
import type { Belongings } from '@/schemas/userBulk';

/** What would go if these accounts were deleted; administrators, who can't be, are left out. For administrators. */
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
