import type { PayloadRequest } from 'payload';
import { countUserRows } from '@/database/tables/userList';
import { requireAdmin } from '@/operations/requireUser';

/** How many accounts there are. For administrators. */
export async function countUsers(req: PayloadRequest): Promise<number> {
  requireAdmin(req);
  return countUserRows(req);
}
