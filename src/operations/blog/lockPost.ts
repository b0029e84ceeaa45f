import { sql } from 'drizzle-orm';
import type { PayloadRequest } from 'payload';
import { transactionOf } from '@/database/transactionOf';

/** Waits until nobody else is saving this post, and keeps others waiting until the transaction of `req` ends. */
export async function lockPost(req: PayloadRequest, id: string): Promise<void> {
  const transaction = await transactionOf(req);
  await transaction.execute(sql`select pg_advisory_xact_lock(hashtext(${`post:${id}`}))`);
}
