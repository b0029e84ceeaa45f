import type { CollectionAfterChangeHook, Where } from 'payload';
import { lockSaves } from '@/hooks/rejectStaleSave';
import type { Post } from '@/payload-types';
import { isAutosave } from '../isAutosave';

/**
 * Copies a post's `coverAltText` to a cover that was uploaded in the portal without alt text. Skips autosaves and
 * rejected saves. Never overwrites alt text, nor the mark that an image is decorative.
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
  // Also on publish, because the last change may have been autosaved, which this hook skips.
  const isAsBefore =
    doc._status !== 'published' && cover === previousDoc?.cover && coverAltText === previousDoc?.coverAltText;
  if (!id || !coverAltText?.trim() || isAsBefore) return;
  const wordless: Where = {
    and: [{ id: { equals: id } }, { alt: { exists: false } }, { isDecorative: { not_equals: true } }],
  };
  const common = { collection: 'media', where: wordless, overrideAccess: false, req } as const;
  if ((await req.payload.count(common)).totalDocs === 0) return;
  // A concurrent save of the image wins: the update below matches only images that still lack alt text.
  await lockSaves(req, 'media', id);
  await req.payload.update({ ...common, data: { alt: coverAltText.trim() }, depth: 0 });
};
