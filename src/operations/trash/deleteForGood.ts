import type { PayloadRequest } from 'payload';
import { requireAdmin } from '@/operations/requireUser';
import type { TrashKind } from '@/schemas/trash';

interface DeleteForGoodArgs {
  req: PayloadRequest;
  kind: TrashKind;
  id: number;
}

/**
 * Ends what is in the trash before its time. For administrators.
 * @throws Missing for what isn't there, StorageAway
 */
export async function deleteForGood({ req, kind, id }: DeleteForGoodArgs): Promise<void> {
  requireAdmin(req);
  await req.payload.delete({ collection: kind, id, trash: true, depth: 0, overrideAccess: false, req });
}
