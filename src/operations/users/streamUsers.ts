import { sql } from 'drizzle-orm';
import type { PayloadRequest } from 'payload';
import { requireAdmin } from '@/operations/requireUser';
import type { ManagedUser } from '@/schemas/users';
import { withReportCounts } from './listUsers';
import { userColumns, type UserRow } from './userSelection';

const batchSize = 500;

/**
 * All accounts up to a cap, newest first, in batches: each is asked for when the one before has been sent, so neither
 * memory nor a database connection is held for a slow reader. For administrators.
 */
export async function* streamUsers(req: PayloadRequest, cap: number): AsyncGenerator<ManagedUser[]> {
  requireAdmin(req);
  let before: number | null = null;
  for (let sent = 0; sent < cap; sent += batchSize) {
    const limit = Math.min(batchSize, cap - sent);
    const { rows }: { rows: UserRow[] } = await req.payload.db.drizzle.execute<UserRow>(sql`
      select ${userColumns} from users ${before === null ? sql`` : sql`where id < ${before}`}
      order by id desc limit ${limit}`);
    if (rows.length > 0) yield await withReportCounts(req, rows);
    if (rows.length < limit) return;
    before = rows.at(-1)?.id ?? null;
  }
}
