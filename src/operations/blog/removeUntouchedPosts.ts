import { createLocalReq, type Payload, type PayloadRequest, type Where } from 'payload';
import { untouched } from '@/collections/Posts/untouched';
import { inTransaction } from '@/database/inTransaction';
import { lockPost } from '@/database/tables/posts';

/** A form may stay open overnight. */
const ageMs = 24 * 60 * 60 * 1000;
/** Posts per run. The next run deletes the rest. */
const atOnce = 100;

/**
 * Deletes drafts that the panel created for an opened form and that nobody edited for a day.
 * @throws AggregateError of all failures
 */
export async function removeUntouchedPosts(payload: Payload): Promise<void> {
  const before = new Date(Date.now() - ageMs).toISOString();
  const isLeft: Where = { and: [untouched, { updatedAt: { less_than: before } }] };
  const failures: unknown[] = [];
  for (const id of await findIds(await createLocalReq({}, payload), isLeft)) {
    const req = await createLocalReq({}, payload);
    await inTransaction(req, async () => {
      await lockPost(req, String(id));
      // The draft may have been edited since the lookup.
      if ((await findIds(req, { and: [{ id: { equals: id } }, isLeft] })).length === 0) return;
      await payload.delete({ collection: 'posts', id, depth: 0, overrideAccess: true, req });
    }).catch((error: unknown) => failures.push(error));
  }
  if (failures.length > 0) throw new AggregateError(failures, 'Some untouched drafts could not be deleted');
}

/** Bypasses access on purpose: the server cleans up without a user. */
async function findIds(req: PayloadRequest, where: Where): Promise<number[]> {
  const { docs } = await req.payload.find({
    ...{ collection: 'posts', where, draft: true, select: {}, limit: atOnce, pagination: false, depth: 0 },
    ...{ overrideAccess: true, req },
  });
  return docs.map(({ id }) => id);
}
