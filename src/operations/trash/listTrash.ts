import type { PayloadRequest } from 'payload';
import { nameBefore } from '@/domain/trash/asideName';
import { trashDays } from '@/domain/trash/trashDays';
import { trashShown } from '@/domain/trash/trashShown';
import { requireStaff } from '@/operations/requireUser';
import type { Trashed, TrashKind } from '@/schemas/trash';

const dayMs = 24 * 60 * 60 * 1000;

interface TrashedRow {
  id: number;
  deletedAt?: string | null;
}

/** What was deleted and can still be put back, the latest of each kind, and how much there is in all. For staff; six queries. */
export async function listTrash({
  req,
}: {
  req: PayloadRequest;
}): Promise<{ items: Trashed[]; total: number }> {
  requireStaff(req);
  const common = {
    where: { deletedAt: { exists: true } },
    ...{ trash: true, sort: '-deletedAt', limit: trashShown, depth: 0, overrideAccess: false, req },
  } as const;
  const [posts, categories, pictures] = await Promise.all([
    req.payload.find({
      ...{ ...common, collection: 'posts', select: { title: true, deletedAt: true, firstPublishedAt: true } },
    }),
    req.payload.find({ ...common, collection: 'categories', select: { name: true, deletedAt: true } }),
    req.payload.find({ ...common, collection: 'media', select: { filename: true, deletedAt: true } }),
  ]);
  const items = [
    ...posts.docs.map((post) => ({
      ...trashed('posts', post, post.title ?? ''),
      wasPublic: Boolean(post.firstPublishedAt),
    })),
    ...categories.docs.map((category) => trashed('categories', category, nameBefore(category.name))),
    ...pictures.docs.map((picture) => trashed('media', picture, picture.filename ?? '')),
  ].sort((one, other) => other.deletedAt.localeCompare(one.deletedAt));
  return { items, total: posts.totalDocs + categories.totalDocs + pictures.totalDocs };
}

function trashed(kind: TrashKind, { id, deletedAt }: TrashedRow, name: string): Trashed {
  const since = new Date(deletedAt ?? 0);
  return {
    kind,
    id,
    name,
    wasPublic: false,
    deletedAt: since.toISOString(),
    endsAt: new Date(since.getTime() + trashDays * dayMs).toISOString(),
  };
}
