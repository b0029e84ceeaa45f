import type { PayloadRequest } from 'payload';
import { inTransaction } from '@/database/inTransaction';
import { requireStaff } from '@/operations/requireUser';
import type { TrashKind } from '@/schemas/trash';
import { requireTrashed } from './requireTrashed';

interface RestoreArgs {
  req: PayloadRequest;
  kind: TrashKind;
  id: number;
}

/**
 * Puts back what was deleted; a post becomes a draft. For staff.
 * @throws Missing for what isn't in the trash, Conflict for a category whose name another one has by now
 */
export async function restoreTrashed({ req, kind, id }: RestoreArgs): Promise<void> {
  requireStaff(req);
  await inTransaction(req, async () => {
    await requireTrashed(req, kind, id);
    await req.payload.update({
      collection: kind,
      id,
      data: { deletedAt: null, ...(kind === 'posts' ? { _status: 'draft' as const } : {}) },
      ...{ trash: true, depth: 0, overrideAccess: false, req },
    });
  });
}
