import type { PayloadRequest } from 'payload';
import { lockTrashed } from '@/database/tables/trashed';
import { Missing } from '@/errors/ApiFailures';
import type { TrashKind } from '@/schemas/trash';

/**
 * In a transaction: what is in the trash stays there until its end, whatever others do with it.
 * @throws Missing for what isn't in the trash
 */
export async function requireTrashed(req: PayloadRequest, kind: TrashKind, id: number): Promise<void> {
  if (!(await lockTrashed(req, kind, id))) throw new Missing('This is not in the trash any more.');
}
