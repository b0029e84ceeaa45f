import { createLocalReq, type Payload } from 'payload';
import { inTransaction } from '@/database/inTransaction';
import { lockTrashed } from '@/database/tables/trashed';
import { trashDays } from '@/domain/trash/trashDays';
import { trashKinds } from '@/schemas/trash';

const dayMs = 24 * 60 * 60 * 1000;
/** Of each kind; the rest waits for the next time. */
const atOnce = 100;

/**
 * Ends what has been in the trash for its time, through the same hooks as a deletion by hand: files go with their pictures.
 * What can't be deleted now, such as a picture whose store is away, is tried again the next time, and holds nothing else up.
 * @throws AggregateError of what failed
 */
export async function emptyTrash(payload: Payload): Promise<void> {
  const before = new Date(Date.now() - trashDays * dayMs);
  const failures: unknown[] = [];
  for (const collection of trashKinds) {
    const { docs } = await payload.find({
      collection,
      where: { deletedAt: { less_than: before.toISOString() } },
      ...{ trash: true, select: {}, limit: atOnce, pagination: false, depth: 0 },
      // Not on anybody's behalf: the server itself cleans up.
      overrideAccess: true,
    });
    for (const { id } of docs) {
      const req = await createLocalReq({}, payload);
      await inTransaction(req, async () => {
        // Somebody may have put it back since it was looked up.
        if (!(await lockTrashed(req, collection, id, before))) return;
        await payload.delete({ collection, id, trash: true, depth: 0, overrideAccess: true, req });
      }).catch((error: unknown) => failures.push(error));
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, 'Some of the trash could not be deleted');
}
