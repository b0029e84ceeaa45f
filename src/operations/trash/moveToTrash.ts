import type { PayloadRequest } from 'payload';
import type { TrashKind } from '@/schemas/trash';

/**
 * Deletes something so that it can be put back: what follows for readers is the same. With the caller's rights to delete.
 * @throws Missing, and whatever keeps its kind from being deleted
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
