import type { PayloadRequest } from 'payload';
import { findUserPage } from '@/database/tables/userList';
import { requireAdmin } from '@/operations/requireUser';
import { pageLimits } from '@/schemas/paging';
import { defaultUserSort, type ManagedUser, type UserListQuery } from '@/schemas/users';
import { presentManagedUser } from './presentManagedUser';

/** Returns one page of accounts and their total over all pages. For administrators. Runs one query. */
export async function listUsers({
  req,
  query,
}: {
  req: PayloadRequest;
  query: UserListQuery;
}): Promise<{ users: ManagedUser[]; total: number }> {
  requireAdmin(req);
  const { page = 1, limit = pageLimits.usual, sort = defaultUserSort, ...narrowing } = query;
  const { rows, total } = await findUserPage(req, { page, limit, sort, ...narrowing });
  return { users: rows.map(presentManagedUser), total };
}
