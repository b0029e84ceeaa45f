import type { PayloadRequest } from 'payload';
import type { TrailSubject } from '@/domain/trail/trailKinds';
import { requireAdmin } from '../requireUser';

/** Who changed something last, as the trail has it; null for the site itself, and for who changed their own account. */
export async function findLatestActor(
  req: PayloadRequest,
  { subject, subjectId }: { subject: TrailSubject; subjectId: number },
): Promise<string | null> {
  const user = requireAdmin(req);
  const { docs } = await req.payload.find({
    collection: 'trail-entries',
    where: {
      subject: { equals: subject },
      subjectId: { equals: subjectId },
      action: { equals: 'update' },
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
