import { sql } from 'drizzle-orm';
import type { PayloadRequest } from 'payload';
import { requireAdmin } from '@/operations/requireUser';
import { pageLimits } from '@/schemas/paging';
import { defaultUserSort, type ManagedUser, type UserListQuery } from '@/schemas/users';
import { databaseOf } from '../databaseOf';
import { countReports } from './countReports';
import { countUsers } from './countUsers';
import { presentManagedUser } from './presentManagedUser';
import { userColumns, userCondition, userOrder, type UserRow } from './userSelection';

/** One page of the accounts, and how many there are on all pages. For administrators. Three queries, whatever is asked. */
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
    select ${userColumns} from users ${condition ? sql`where ${condition}` : sql``}
    order by ${userOrder(sort)} limit ${limit} offset ${(page - 1) * limit}`);
  return { users: await withReportCounts(req, rows), total: await countUsers(req, query) };
}

/** The rows in their documented shape. */
export async function withReportCounts(
  req: PayloadRequest,
  rows: readonly UserRow[],
): Promise<ManagedUser[]> {
  const counts = await countReports(
    req,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => presentManagedUser(row, counts.get(row.id) ?? 0));
}
