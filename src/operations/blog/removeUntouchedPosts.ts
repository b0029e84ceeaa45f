import { createLocalReq, type Payload, type PayloadRequest, type Where } from 'payload';
import { untouched } from '@/collections/Posts/untouched';
import { inTransaction } from '@/database/inTransaction';
import { lockPost } from '@/database/tables/posts';

/** Somebody may have left the form open overnight. */
const ageMs = 24 * 60 * 60 * 1000;
/** The rest waits for the next time. */
const atOnce = 100;

/**
 * Ends the drafts that the panel made when somebody opened an empty form, and into which nobody wrote anything for a day.
 * @throws AggregateError of what failed
 */
export async function removeUntouchedPosts(payload: Payload): Promise<void> {
  const before = new Date(Date.now() - ageMs).toISOString();
  const isLeft: Where = { and: [untouched, { updatedAt: { less_than: before } }] };
  const failures: unknown[] = [];
  for (const id of await findIds(await createLocalReq({}, payload), isLeft)) {
    const req = await createLocalReq({}, payload);
    await inTransaction(req, async () => {
      await lockPost(req, String(id));
      // Somebody may have written since it was looked up.
      if ((await findIds(req, { and: [{ id: { equals: id } }, isLeft] })).length === 0) return;
      await payload.delete({ collection: 'posts', id, depth: 0, overrideAccess: true, req });
    }).catch((error: unknown) => failures.push(error));
  }
  if (failures.length > 0) throw new AggregateError(failures, 'Some untouched drafts could not be deleted');
}

/** Not on anybody's behalf: the server itself cleans up. */
async function findIds(req: PayloadRequest, where: Where): Promise<number[]> {
  const { docs } = await req.payload.find({
    ...{ collection: 'posts', where, draft: true, select: {}, limit: atOnce, pagination: false, depth: 0 },
    ...{ overrideAccess: true, req },
  });
  return docs.map(({ id }) => id);
}
