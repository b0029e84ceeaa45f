import { createLocalReq, type Payload } from 'payload';
import { inTransaction } from '@/database/inTransaction';
import { lockTrashed } from '@/database/tables/trashed';
import { trashDays } from '@/domain/trash/trashDays';
import { trashKinds } from '@/schemas/trash';

const dayMs = 24 * 60 * 60 * 1000;
/** Documents per kind and run. The next run deletes the rest. */
const atOnce = 100;

/**
 * Permanently deletes documents whose time in the trash is over, with the same hooks as a manual deletion, so that
 * files go with their images. Failures, such as an unreachable storage, are retried on the next run and don't block
 * others.
 * @throws AggregateError of all failures
 */
export async function emptyTrash(payload: Payload): Promise<void> {
  const before = new Date(Date.now() - trashDays * dayMs);
  const failures: unknown[] = [];
  for (const collection of trashKinds) {
    const { docs } = await payload.find({
      collection,
      where: { deletedAt: { less_than: before.toISOString() } },
      ...{ trash: true, select: {}, limit: atOnce, pagination: false, depth: 0 },
      // Bypasses access on purpose: the server cleans up without a user.
      overrideAccess: true,
    });
    for (const { id } of docs) {
      const req = await createLocalReq({}, payload);
      await inTransaction(req, async () => {
        // The document may have been restored since the lookup.
        if (!(await lockTrashed(req, collection, id, before))) return;
        await payload.delete({ collection, id, trash: true, depth: 0, overrideAccess: true, req });
      }).catch((error: unknown) => failures.push(error));
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, 'Some of the trash could not be deleted');
}
