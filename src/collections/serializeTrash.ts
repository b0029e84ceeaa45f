import type { CollectionBeforeOperationHook } from 'payload';
import { lockAllTrashed, lockTrashed } from '@/database/tables/trashed';
import { Missing } from '@/errors/ApiFailures';
import type { TrashKind } from '@/schemas/trash';

/**
 * Whoever ends something in the trash and whoever puts it back take turns, at every door: Payload looks at it once they
 * have it. A deletion that is said to be of the trash ends nothing else. The panel names even a single one by a condition.
 */
export const serializeTrash =
  (kind: TrashKind): CollectionBeforeOperationHook =>
  async ({ args, operation, req }) => {
    if (!('trash' in args) || !args.trash) return args;
    if (operation !== 'delete' && operation !== 'update') return args;
    // Named, but without a value, in a change of many.
    const id = 'id' in args && args.id !== undefined ? Number(args.id) : null;
    if (id === null) await lockAllTrashed(req, kind);
    else if (!(await lockTrashed(req, kind, id)) && operation === 'delete')
      throw new Missing('This is not in the trash any more.');
    // Without any condition the call is refused, and stays so.
    const isBulk = operation === 'delete' && 'where' in args && args.where !== undefined;
    return isBulk ? { ...args, where: { and: [args.where, { deletedAt: { exists: true } }] } } : args;
  };
