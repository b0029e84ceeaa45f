import type { PayloadRequest } from 'payload';
import type { TrailChange } from '@/domain/trail/changesBetween';
import type { TrailAction, TrailSubject } from '@/domain/trail/trailKinds';

interface WriteTrailArgs {
  req: PayloadRequest;
  action: TrailAction;
  subject: TrailSubject;
  subjectId: number;
  /** What people call it. */
  label: string;
  changes?: TrailChange[];
}

/** Adds an entry to the trail, in the transaction of `req` if it is in one. Nobody's doing is the system's. */
export async function writeTrail({ req, action, subject, subjectId, label, changes = [] }: WriteTrailArgs) {
  await req.payload.create({
    collection: 'trail-entries',
    data: {
      actorId: req.user?.id ?? null,
      actorName: req.user ? `${req.user.name} (${req.user.email})` : null,
      action,
      subject,
      subjectId,
      subjectLabel: label,
      changes: changes.map((change) => ({ ...change })),
    },
    depth: 0,
    // Closed to every request: this is its one door.
    overrideAccess: true,
    req,
  });
}
