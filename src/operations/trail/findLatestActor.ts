import type { PayloadRequest } from 'payload';
import type { TrailSubject } from '@/domain/trail/trailKinds';
import { requireAdmin } from '../requireUser';

/**
 * Returns who made the change at the document's `updatedAt`, according to the trail, whose entry is written right
 * after the change. Null for the site itself and for changes that the trail doesn't record. For administrators.
 */
export async function findLatestActor(
  req: PayloadRequest,
  { subject, subjectId, updatedAt }: { subject: TrailSubject; subjectId: number; updatedAt: string },
): Promise<string | null> {
  const user = requireAdmin(req);
  const { docs } = await req.payload.find({
    collection: 'trail-entries',
    where: {
      subject: { equals: subject },
      subjectId: { equals: subjectId },
      action: { equals: 'update' },
      createdAt: { greater_than_equal: updatedAt },
    },
    sort: '-id',
    limit: 1,
    pagination: false,
    depth: 0,
    overrideAccess: false,
    user,
    req,
  });
  return docs[0]?.actorName ?? null;
}
