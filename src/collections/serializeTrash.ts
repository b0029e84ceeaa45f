import type { CollectionBeforeOperationHook } from 'payload';
import { lockAllTrashed, lockTrashed } from '@/database/tables/trashed';
import { Missing } from '@/errors/ApiFailures';
import type { TrashKind } from '@/schemas/trash';

/**
 * Serializes permanent deletion and restore of trashed documents, for every API: Payload reads a document after the
 * lock is taken. A bulk delete with `trash: true` matches only trashed documents. The admin panel deletes even a
 * single document by a `where` clause.
 * @throws Missing when a single document is no longer in the trash
 */
export const serializeTrash =
  (kind: TrashKind): CollectionBeforeOperationHook =>
  async ({ args, operation, req }) => {
    if (!('trash' in args) || !args.trash) return args;
    if (operation !== 'delete' && operation !== 'update') return args;
    // In a bulk operation, `id` is present but undefined.
    const id = 'id' in args && args.id !== undefined ? Number(args.id) : null;
    if (id === null) await lockAllTrashed(req, kind);
    else if (!(await lockTrashed(req, kind, id)) && operation === 'delete')
      throw new Missing('This is not in the trash any more.');
    // Payload rejects a delete without `where`; adding one here would allow it.
    const isBulk = operation === 'delete' && 'where' in args && args.where !== undefined;
    return isBulk ? { ...args, where: { and: [args.where, { deletedAt: { exists: true } }] } } : args;
  };
