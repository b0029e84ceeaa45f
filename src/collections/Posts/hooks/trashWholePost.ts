import type { CollectionBeforeOperationHook } from 'payload';
import { findPublicPost } from '@/database/tables/posts';
import { isRecord } from '@/domain/isRecord';
import { isStatusOnlySave } from '../isStatusOnlySave';

/**
 * A post goes to the trash, and comes back, as a whole: as a draft Payload would only note it beside the row, and readers
 * would go on seeing what no list shows. Comes once the post's saves take turns.
 */
export const trashWholePost: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (operation !== 'update' || !('draft' in args) || !args.draft) return args;
  const data: unknown = 'data' in args ? args.data : undefined;
  if (!isRecord(data) || data.deletedAt === undefined) return args;
  const whole = { ...args, draft: false, autosave: false };
  const goes = data.deletedAt !== null;
  if (!('id' in args) || args.id === undefined) {
    if (goes || isStatusOnlySave(data)) return whole;
    // Those of many that aren't in the trash keep their drafts.
    const { deletedAt: _deletedAt, ...words } = data;
    return { ...args, data: words };
  }
  const row = await findPublicPost(req, Number(args.id));
  return Boolean(row?.deletedAt) === goes ? args : whole;
};
