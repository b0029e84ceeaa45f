import { sql } from 'drizzle-orm';
import type { PayloadRequest, TypedUser } from 'payload';
import { Unauthorized } from '@/errors/ApiFailures';
import { transactionOf } from '../transactionOf';

/** Within a transaction: waits until no other request of this account is between looking and writing. */
export async function lockAccount(req: PayloadRequest, user: TypedUser): Promise<void> {
  const transaction = await transactionOf(req);
  const { rows } = await transaction.execute(sql`select id from users where id = ${user.id} for update`);
  if (rows.length === 0) throw new Unauthorized();
}
