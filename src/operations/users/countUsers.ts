import { sql } from 'drizzle-orm';
import type { PayloadRequest } from 'payload';
import type { UserListQuery } from '@/schemas/users';
import { databaseOf } from '@/database/databaseOf';
import { userCondition } from './userSelection';

/**
 * How many accounts there are. The database keeps the totals by role, because counting a hundred thousand rows would
 * take longer than fetching a page of them; a search counts what it finds.
 */
export async function countUsers(
  req: PayloadRequest,
  { search, role }: Pick<UserListQuery, 'search' | 'role'> = {},
): Promise<number> {
  const counted = search
    ? sql`select count(*)::int as total from users where ${userCondition({ search, role })}`
    : sql`select coalesce(sum(count), 0)::int as total from user_totals ${role ? sql`where role = ${role}` : sql``}`;
  const { rows } = await (await databaseOf(req)).execute<{ total: number }>(counted);
  return rows[0]?.total ?? 0;
}
