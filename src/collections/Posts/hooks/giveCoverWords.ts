import type { CollectionAfterChangeHook, Where } from 'payload';
import { lockSaves } from '@/hooks/refuseOutdated';
import type { Post } from '@/payload-types';

/**
 * A cover that was uploaded in the portal has no words of its own yet: the library takes those of the post that it was
 * uploaded for. What somebody has written or decided there stays.
 */
export const giveCoverWords: CollectionAfterChangeHook<Post> = async ({ doc, previousDoc, req }) => {
  const { cover, coverAltText } = doc;
  const id = typeof cover === 'object' ? cover?.id : cover;
  const isAsBefore = cover === previousDoc?.cover && coverAltText === previousDoc?.coverAltText;
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
