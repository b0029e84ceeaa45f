import { sql } from 'drizzle-orm';
import type { CollectionSlug, PayloadRequest } from 'payload';
import { transactionOf } from '../transactionOf';

/**
 * In a transaction: holds what is in the trash, so that nobody puts it back or ends it meanwhile. False for what isn't there,
 * or came there later than `before`. Past the access rule: operations ask who may.
 */
export async function lockTrashed(
  req: PayloadRequest,
  kind: Extract<CollectionSlug, 'posts' | 'categories' | 'media'>,
  id: number,
  before?: Date,
): Promise<boolean> {
  const inTime = before ? sql`and deleted_at < ${before.toISOString()}` : sql``;
  const { rows } = await (
    await transactionOf(req)
  ).execute(sql`
    select from ${sql.identifier(kind)} where id = ${id} and deleted_at is not null ${inTime} for update`);
  return rows.length > 0;
}
