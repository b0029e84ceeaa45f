import type { CollectionBeforeOperationHook } from 'payload';
import { findPublicPost } from '@/database/tables/posts';
import { isRecord } from '@/domain/isRecord';
import { isStatusOnlySave } from '../isStatusOnlySave';

/**
 * Turns a draft save that trashes or restores a post into a full save. As a draft save, Payload would set `deletedAt`
 * only on the version: the post would stay public, but no list would show it. Runs after `serializeSaves`.
 */
export const trashWholePost: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (operation !== 'update' || !('draft' in args) || !args.draft) return args;
  const data: unknown = 'data' in args ? args.data : undefined;
  if (!isRecord(data) || data.deletedAt === undefined) return args;
  const whole = { ...args, draft: false, autosave: false };
  const goes = data.deletedAt !== null;
  if (!('id' in args) || args.id === undefined) {
    if (goes || isStatusOnlySave(data)) return whole;
    // A bulk update with content stays a draft save, so that posts that aren't in the trash keep their drafts.
    const { deletedAt: _deletedAt, ...words } = data;
    return { ...args, data: words };
  }
  const row = await findPublicPost(req, Number(args.id));
  return Boolean(row?.deletedAt) === goes ? args : whole;
};
