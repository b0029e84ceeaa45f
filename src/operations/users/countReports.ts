import { sql } from 'drizzle-orm';
import type { PayloadRequest } from 'payload';
import { databaseOf } from '../databaseOf';

/** How many analyses each of the accounts has run, in one query however many there are; none is missing in the map. */
export async function countReports(
  req: PayloadRequest,
  userIds: readonly number[],
): Promise<Map<number, number>> {
  const counts = new Map(userIds.map((id) => [id, 0]));
  if (userIds.length === 0) return counts;
  const database = await databaseOf(req);
  const { rows } = await database.execute<{ owner: number; reports: number }>(sql`
    select owner_id as owner, count(*)::int as reports from analyses
    where owner_id in (${sql.join(
      userIds.map((id) => sql`${id}`),
      sql`, `,
    )}) group by owner_id`);
  for (const { owner, reports } of rows) counts.set(owner, reports);
  return counts;
}
