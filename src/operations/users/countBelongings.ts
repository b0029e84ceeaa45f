import { sql } from 'drizzle-orm';
import type { PayloadRequest } from 'payload';
import { requireAdmin } from '@/operations/requireUser';
import type { Belongings } from '@/schemas/userBulk';
import { databaseOf } from '@/database/databaseOf';

/** What would go if these accounts were deleted; administrators, who can't be, are left out. For administrators. */
export async function countBelongings({
  req,
  ids,
}: {
  req: PayloadRequest;
  ids: readonly number[];
}): Promise<Belongings> {
  requireAdmin(req);
  const list = sql.join(
    ids.map((id) => sql`${id}`),
    sql`, `,
  );
  const database = await databaseOf(req);
  const { rows } = await database.execute<Belongings & Record<string, unknown>>(sql`
    with chosen as (select id from users where id in (${list}) and role <> 'admin')
    select (select count(*) from chosen)::int as accounts,
      (select coalesce(sum(count), 0) from user_reports where user_id in (select id from chosen))::int as analyses,
      (select count(*) from audit_reports where owner_id in (select id from chosen))::int as audits`);
  return rows[0] ?? { accounts: 0, analyses: 0, audits: 0 };
}
