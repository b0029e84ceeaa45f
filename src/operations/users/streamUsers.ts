import { sql } from 'drizzle-orm';
import type { PayloadRequest } from 'payload';
import { requireAdmin } from '@/operations/requireUser';
import { largestId } from '@/schemas/documentId';
import type { ManagedUser, UserListQuery } from '@/schemas/users';
import { withReportCounts } from './listUsers';
import { userColumns, userCondition, type UserRow } from './userSelection';

const batchSize = 500;

export type UserSelection = Pick<UserListQuery, 'search' | 'role'>;

/**
 * All accounts that match, up to a cap, newest first, in batches: each is asked for when the one before has been sent,
 * so neither memory nor a database connection is held for a slow reader. For administrators.
 */
export async function* streamUsers(
  req: PayloadRequest,
  { cap, ...selection }: UserSelection & { cap: number },
): AsyncGenerator<ManagedUser[]> {
  requireAdmin(req);
  const matches = userCondition(selection) ?? sql`true`;
  let before = largestId;
  for (let sent = 0; sent < cap; sent += batchSize) {
    const limit = Math.min(batchSize, cap - sent);
    const { rows }: { rows: UserRow[] } = await req.payload.db.drizzle.execute<UserRow>(sql`
      select ${userColumns} from users where ${matches} and id <= ${before}
      order by id desc limit ${limit}`);
    if (rows.length > 0) yield await withReportCounts(req, rows);
    if (rows.length < limit) return;
    before = (rows.at(-1)?.id ?? 0) - 1;
  }
}
