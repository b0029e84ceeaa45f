import type { PayloadRequest, TypedUser } from 'payload';
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
  /** Whose doing it is, where the request isn't theirs yet. */
  actor?: Pick<TypedUser, 'id' | 'name' | 'email'> | null;
}

/** Adds an entry to the trail, in the transaction of `req` if it is in one. Nobody's doing is the system's. */
export async function writeTrail({ req, changes = [], actor = req.user, ...entry }: WriteTrailArgs) {
  const { action, subject, subjectId, label } = entry;
  await req.payload.create({
    collection: 'trail-entries',
    data: {
      actorId: actor?.id ?? null,
      actorName: actor ? `${actor.name} (${actor.email})` : null,
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
