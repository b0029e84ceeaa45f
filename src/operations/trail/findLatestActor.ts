import type { PayloadRequest } from 'payload';
import type { TrailSubject } from '@/domain/trail/trailKinds';
import { requireAdmin } from '../requireUser';

/**
 * Who made the change of which a document carries the time, as the trail has it: it writes its entry right after. Null for
 * the site itself, and for changes that aren't noted.
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
