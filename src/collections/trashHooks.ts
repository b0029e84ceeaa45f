import type { CollectionBeforeOperationHook, CollectionBeforeChangeHook, PayloadRequest } from 'payload';
import { lockAllTrashed, lockTrashed } from '@/database/tables/trashed';
import { trashMove } from '@/domain/trash/trashMove';
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

interface Trashable {
  id: number;
  deletedAt?: string | null;
}

/**
 * Sets `deletedAt` to the server's time, so that no request can shorten or extend the time in the trash. No document
 * is created in the trash.
 */
export const protectTrashDate: CollectionBeforeChangeHook<Trashable> = ({ data, operation, originalDoc }) => {
  if (operation === 'create') return { ...data, deletedAt: null };
  const move = trashMove(originalDoc, data);
  if (move === 'returns') return data;
  return { ...data, deletedAt: move ? new Date().toISOString() : (originalDoc?.deletedAt ?? null) };
};

/**
 * Claims a name for the document with this id within the request. When several documents leave the trash in one request, none
 * of them sees yet which names the others are about to get.
 * @returns false when the request has given the name to another document
 */
export function claimName(req: PayloadRequest, name: string, id: number): boolean {
  const claimed = (req.context.claimedNames as Map<string, number> | undefined) ?? new Map<string, number>();
  req.context.claimedNames = claimed;
  const owner = claimed.get(name) ?? id;
  if (owner === id) claimed.set(name, id);
  return owner === id;
}
