import { sql } from 'drizzle-orm';
import type { PayloadRequest } from 'payload';
import { databaseOf } from '../databaseOf';

/**
 * Increments a counter that restarts after `lengthMs`, and returns it. Uses the table of rate-limiter-flexible
 * directly, because that library can't count in a transaction. The table isn't a collection.
 */
export async function countUp(req: PayloadRequest, key: string, lengthMs: number): Promise<number> {
  const database = await databaseOf(req);
  const now = Date.now();
  const { rows } = await database.execute<{ points: number }>(sql`
    insert into rate_limits as kept (key, points, expire) values (${key}, 1, ${now + lengthMs})
    on conflict (key) do update set
      points = case when kept.expire <= ${now} then 1 else kept.points + 1 end,
      expire = case when kept.expire <= ${now} then excluded.expire else kept.expire end
    returning points`);
  return rows[0]?.points ?? 0;
}

/** Returns when the last of the exhausted counters restarts, in milliseconds since 1970; 0 if none is. */
export async function endOfSpent(
  req: PayloadRequest,
  numbers: readonly { key: string; cap: number }[],
): Promise<number> {
  const database = await databaseOf(req);
  const isSpent = numbers.map(({ key, cap }) => sql`(key = ${key} and points >= ${cap})`);
  const { rows } = await database.execute<{ end: string | null }>(
    sql`select max(expire) as end from rate_limits where ${sql.join(isSpent, sql` or `)}`,
  );
  return Number(rows[0]?.end ?? 0);
}
