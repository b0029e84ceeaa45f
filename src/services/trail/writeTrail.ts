import type { PayloadRequest, TypedUser } from 'payload';
import type { TrailChange } from '@/domain/trail/fieldChangesBetween';
import type { TrailAction, TrailSubject } from '@/domain/trail/trailKinds';

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
    // Access rules forbid creating entries. Only this function does.
    overrideAccess: true,
    req,
  });
}

/** Recorded fields that hold the id of another document. */
const references = new Map<string, 'categories' | 'media'>([
  ['category', 'categories'],
  ['cover', 'media'],
  ['icon', 'media'],
  ['logo', 'media'],
  ['metaImage', 'media'],
  ['photo', 'media'],
  ['sharePicture', 'media'],
]);

/** Replaces ids in changes with the names that the documents have now, because they may be renamed or deleted later. */
const nameReferences = (req: PayloadRequest, changes: readonly TrailChange[]): Promise<TrailChange[]> =>
  Promise.all(
    changes.map(async (change) => {
      const collection = references.get(change.field);
      if (!collection) return change;
      const [from, to] = await Promise.all([
        nameOf(req, collection, change.from),
        nameOf(req, collection, change.to),
      ]);
      return { ...change, from, to };
    }),
  );

/** Returns a number sign and the id of a document that no longer exists. */
async function nameOf(
  req: PayloadRequest,
  collection: 'categories' | 'media',
  id: string | null,
): Promise<string | null> {
  if (id === null) return null;
  const doc = await req.payload.findByID({
    collection,
    id,
    depth: 0,
    // The former document may be in the trash.
    trash: true,
    disableErrors: true,
    // The entry records what was chosen, whoever saves.
    overrideAccess: true,
    req,
  });
  if (!doc) return `#${id}`;
  return 'name' in doc ? doc.name : (doc.filename ?? `#${id}`);
}
