import { sql } from 'drizzle-orm';
import type { PayloadRequest, TypedUser } from 'payload';
import { databaseOf } from '@/database/databaseOf';

/** The key of the analysis that is being written for an account, empty where it has none; null while none is. */
export async function findGenerating(req: PayloadRequest, user: TypedUser): Promise<string | null> {
  const database = await databaseOf(req);
  const { rows } = await database.execute<{ submission_key: string | null }>(sql`
    select submission_key from generations
    where owner_id = ${user.id} and kind = 'analysis' and lease_until >= now()`);
  const [row] = rows;
  return row ? (row.submission_key ?? '') : null;
}
