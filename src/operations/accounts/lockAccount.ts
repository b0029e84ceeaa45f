import { sql } from 'drizzle-orm';
import type { PayloadRequest, TypedUser } from 'payload';
import { defaultReportLimit } from '@/domain/accounts/accountLimits';
import { Unauthorized } from '@/errors/ApiFailures';
import { transactionOf } from '@/database/transactionOf';

/** What the locked row says now; `req.user` may be as old as the request. */
interface LockedAccount {
  role: TypedUser['role'];
  reportLimit: number;
}

/** Within a transaction: waits until no other request of this account is between looking and writing. */
export async function lockAccount(req: PayloadRequest, user: TypedUser): Promise<LockedAccount> {
  const transaction = await transactionOf(req);
  const { rows } = await transaction.execute<{ role: TypedUser['role']; limit: string | null }>(
    sql`select role, report_limit as limit from users where id = ${user.id} for update`,
  );
  const [row] = rows;
  if (!row) throw new Unauthorized();
  return { role: row.role, reportLimit: row.limit === null ? defaultReportLimit : Number(row.limit) };
}
