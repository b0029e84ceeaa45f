import { sql } from 'drizzle-orm';
import type { PayloadRequest } from 'payload';
import { transactionOf } from './transactionOf';

/** Takes the advisory lock of this name, waiting if necessary, until the transaction of `req` ends. */
export async function lockByName(req: PayloadRequest, name: string): Promise<void> {
  const transaction = await transactionOf(req);
  await transaction.execute(sql`select pg_advisory_xact_lock(hashtext(${name}))`);
}
