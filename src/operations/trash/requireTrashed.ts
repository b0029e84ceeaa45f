import type { PayloadRequest } from 'payload';
import { Missing } from '@/errors/ApiFailures';
import type { TrashKind } from '@/schemas/trash';

/** @throws Missing for what isn't in the trash */
export async function requireTrashed(req: PayloadRequest, kind: TrashKind, id: number): Promise<void> {
  const { totalDocs } = await req.payload.count({
    collection: kind,
    where: { and: [{ id: { equals: id } }, { deletedAt: { exists: true } }] },
    ...{ trash: true, overrideAccess: false, req },
  });
  if (totalDocs === 0) throw new Missing('This is not in the trash any more.');
}
