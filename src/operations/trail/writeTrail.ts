import type { PayloadRequest, TypedUser } from 'payload';
import type { TrailChange } from '@/domain/trail/changesBetween';
import type { TrailAction, TrailSubject } from '@/domain/trail/trailKinds';
import { nameReferences } from './nameReferences';

interface WriteTrailArgs {
  req: PayloadRequest;
  action: TrailAction;
  subject: TrailSubject;
  subjectId: number;
  /** Display name of the subject. */
  label: string;
  changes?: TrailChange[];
  /** The actor, if the request isn't authenticated as them yet. */
  actor?: Pick<TypedUser, 'id' | 'name' | 'email'> | null;
}

/** Adds an entry to the trail, in the transaction of `req` if there is one. Without an actor it is the system's. */
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
      changes: (await nameReferences(req, changes)).map((change) => ({ ...change })),
    },
    depth: 0,
    // Access rules forbid creating entries. Only this operation does.
    overrideAccess: true,
    req,
  });
}
