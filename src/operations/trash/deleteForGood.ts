import type { PayloadRequest } from 'payload';
import { inTransaction } from '@/database/inTransaction';
import { requireAdmin } from '@/operations/requireUser';
import type { TrashKind } from '@/schemas/trash';
import { requireTrashed } from './requireTrashed';

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
  await inTransaction(req, async () => {
    await requireTrashed(req, kind, id);
    await req.payload.delete({ collection: kind, id, trash: true, depth: 0, overrideAccess: false, req });
  });
}
