import type { CollectionAfterChangeHook, Where } from 'payload';
import { lockSaves } from '@/hooks/rejectStaleSave';
import type { Post } from '@/payload-types';
import { isAutosave } from '../isAutosave';

/**
 * A cover that was uploaded in the portal has no words of its own yet: the library takes those of the post that it was
 * uploaded for, once they are written: not while somebody types, and not those of a save that is refused. What somebody has
 * written or decided there stays.
 */
export const setCoverAltText: CollectionAfterChangeHook<Post> = async ({
  context,
  doc,
  previousDoc,
  req,
}) => {
  if (context.isKeptAside || isAutosave(req)) return;
  const { cover, coverAltText } = doc;
  const id = typeof cover === 'object' ? cover?.id : cover;
  // By the time it is published, what was typed last may have been saved by itself.
  const isAsBefore =
    doc._status !== 'published' && cover === previousDoc?.cover && coverAltText === previousDoc?.coverAltText;
  if (!id || !coverAltText?.trim() || isAsBefore) return;
  const wordless: Where = {
    and: [{ id: { equals: id } }, { alt: { exists: false } }, { isDecorative: { not_equals: true } }],
  };
  const common = { collection: 'media', where: wordless, overrideAccess: false, req } as const;
  if ((await req.payload.count(common)).totalDocs === 0) return;
  // Whoever is writing its words at this moment has them first.
  await lockSaves(req, 'media', id);
  await req.payload.update({ ...common, data: { alt: coverAltText.trim() }, depth: 0 });
};
