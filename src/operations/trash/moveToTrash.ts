import type { PayloadRequest } from 'payload';
import type { TrashKind } from '@/schemas/trash';

/**
 * Moves a document to the trash, from where it can be restored. For readers it is the same as a deletion. Requires
 * the caller's right to delete.
 * @throws Missing, and the errors that prevent a deletion of its kind
 */
export async function moveToTrash(req: PayloadRequest, collection: TrashKind, id: number): Promise<void> {
  await req.payload.update({
    collection,
    id,
    data: { deletedAt: new Date().toISOString() },
    depth: 0,
    overrideAccess: false,
    req,
  });
}
