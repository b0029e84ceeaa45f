import { sql } from 'drizzle-orm';
import type { CollectionSlug, PayloadRequest } from 'payload';
import { transactionOf } from '../transactionOf';
import { lockPost } from './posts';

// Bypasses access control: operations and hooks check who may.

type TrashedTable = Extract<CollectionSlug, 'posts' | 'categories' | 'media'>;

/**
 * Locks a trashed document until the transaction ends, so that nobody restores or deletes it meanwhile. False if it
 * isn't in the trash, or wasn't before `before`.
 */
export async function lockTrashed(
  req: PayloadRequest,
  kind: TrashedTable,
  id: number,
  before?: Date,
): Promise<boolean> {
  // Advisory lock before the row, in the same order as every save of a post.
  if (kind === 'posts') await lockPost(req, String(id));
  const inTime = before ? sql`and deleted_at < ${before.toISOString()}` : sql``;
  const { rows } = await (
    await transactionOf(req)
  ).execute(sql`
    select from ${sql.identifier(kind)} where id = ${id} and deleted_at is not null ${inTime} for update`);
  return rows.length > 0;
}

/** Locks all trashed documents of a kind, in order of id so that two transactions don't deadlock. */
export async function lockAllTrashed(req: PayloadRequest, kind: TrashedTable): Promise<void> {
  await (
    await transactionOf(req)
  ).execute(sql`
    select from ${sql.identifier(kind)} where deleted_at is not null order by id for update`);
}
