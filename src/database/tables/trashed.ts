import { sql } from 'drizzle-orm';
import type { CollectionSlug, PayloadRequest } from 'payload';
import { transactionOf } from '../transactionOf';
import { lockPost } from './posts';

// Past the access rule: operations and hooks ask who may.

type TrashedTable = Extract<CollectionSlug, 'posts' | 'categories' | 'media'>;

/**
 * In a transaction: holds what is in the trash, so that nobody puts it back or ends it meanwhile. False for what isn't there,
 * or came there later than `before`.
 */
export async function lockTrashed(
  req: PayloadRequest,
  kind: TrashedTable,
  id: number,
  before?: Date,
): Promise<boolean> {
  // Its turn before its row, as every other save of a post.
  if (kind === 'posts') await lockPost(req, String(id));
  const inTime = before ? sql`and deleted_at < ${before.toISOString()}` : sql``;
  const { rows } = await (
    await transactionOf(req)
  ).execute(sql`
    select from ${sql.identifier(kind)} where id = ${id} and deleted_at is not null ${inTime} for update`);
  return rows.length > 0;
}

/** The same for all of a kind that is there. Always in one order, so that two who do it don't wait for each other. */
export async function lockAllTrashed(req: PayloadRequest, kind: TrashedTable): Promise<void> {
  await (
    await transactionOf(req)
  ).execute(sql`
    select from ${sql.identifier(kind)} where deleted_at is not null order by id for update`);
}
