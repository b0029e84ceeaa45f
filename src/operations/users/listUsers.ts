import { sql } from 'drizzle-orm';
import type { PayloadRequest } from 'payload';
import { requireAdmin } from '@/operations/requireUser';
import { pageLimits } from '@/schemas/paging';
import { defaultUserSort, type ManagedUser, type UserListQuery } from '@/schemas/users';
import { databaseOf } from '@/database/databaseOf';
import { countUsers } from './countUsers';
import { presentManagedUser } from './presentManagedUser';
import { userColumns, userCondition, userOrder, userTables, type UserRow } from './userSelection';

/** One page of the accounts, and how many there are on all pages. For administrators. Two queries, whatever is asked. */
export async function listUsers({
  req,
  query,
}: {
  req: PayloadRequest;
  query: UserListQuery;
}): Promise<{ users: ManagedUser[]; total: number }> {
  requireAdmin(req);
  const { page = 1, limit = pageLimits.usual, sort = defaultUserSort } = query;
  const condition = userCondition(query);
  const database = await databaseOf(req);
  const { rows } = await database.execute<UserRow>(sql`
    select ${userColumns} from ${userTables} ${condition ? sql`where ${condition}` : sql``}
    order by ${userOrder(sort)} limit ${limit} offset ${(page - 1) * limit}`);
  return { users: rows.map(presentManagedUser), total: await countUsers(req, query) };
}
