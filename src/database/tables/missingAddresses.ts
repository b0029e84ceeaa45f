import { sql } from 'drizzle-orm';
import type { PayloadRequest } from 'payload';
import type { Pool } from 'pg';
import { missingLimits } from '@/domain/redirects/missingLimits';
import { databaseOf } from '../databaseOf';
import { withTotal } from '../withTotal';

// `missing_addresses` isn't a collection, so there are no hooks or access rules to bypass.

/**
 * Adds hit counts of 404 paths and trims the table. The least requested paths go first, the oldest among equals; the
 * newest always stay, or they could never catch up with frequent ones. Dismissed paths have their own quota. Paths
 * are sorted so that concurrent servers don't deadlock.
 */
export async function addMissingAddresses(pool: Pool, counts: ReadonlyMap<string, number>): Promise<void> {
  const paths = [...counts.keys()].sort();
  const text = `
    insert into missing_addresses (path, count)
    select path, count from unnest($1::text[], $2::int[]) as asked (path, count)
    on conflict (path) do update
      set count = least(missing_addresses.count::bigint + excluded.count, 2147483647)::int, last_at = now()`;
  await pool.query(text, [paths, paths.map((path) => counts.get(path) ?? 0)]);
  const trim = `
    delete from missing_addresses where path in (
      select path from (
        select path,
          row_number() over (partition by is_dismissed order by count desc, last_at desc, path) as place,
          row_number() over (partition by is_dismissed order by first_at desc, path) as novelty
        from missing_addresses) as ranked
      where place > $1 and novelty > $2)`;
  await pool.query(trim, [missingLimits.most, missingLimits.newest]);
}

interface MissingRow extends Record<string, unknown> {
  path: string;
  count: number;
  firstAt: string;
  lastAt: string;
}

/** Returns paths that aren't dismissed and have no redirect, most requested first. */
export async function findMissingAddresses(
  req: PayloadRequest,
  { page, limit }: { page: number; limit: number },
): Promise<{ rows: MissingRow[]; total: number }> {
  const database = await databaseOf(req);
  const open = sql`not is_dismissed and not exists (select from redirects where "from" = path)`;
  const { rows } = await database.execute<MissingRow & { total: number }>(sql`
    select path, count, to_json(first_at) #>> '{}' as "firstAt", to_json(last_at) #>> '{}' as "lastAt", count(*) over ()::int as total
    from missing_addresses where ${open}
    order by count desc, last_at desc, path limit ${limit} offset ${limit * (page - 1)}`);
  return withTotal<MissingRow & { total: number }>(rows, async () => {
    const counted = await database.execute<{ total: number }>(sql`
      select count(*)::int as total from missing_addresses where ${open}`);
    return counted.rows[0]?.total ?? 0;
  }) as Promise<{ rows: MissingRow[]; total: number }>;
}

/** @returns whether the path was listed */
export async function dismissMissingAddress(req: PayloadRequest, path: string): Promise<boolean> {
  const { rowCount } = await (
    await databaseOf(req)
  ).execute(sql`
    update missing_addresses set is_dismissed = true where path = ${path}`);
  return (rowCount ?? 0) > 0;
}
