import type { CollectionBeforeChangeHook, PayloadRequest } from 'payload';
import { findAltText } from '@/database/tables/media';
import { lockSaves } from '@/hooks/rejectStaleSave';
import type { Post } from '@/payload-types';
import { isAutosave } from '../saveContext';

/**
 * Keeps the alt text of a cover in one place, its image. Copies a post's `coverAltText` to an image without alt text, as
 * after an upload in the portal, and clears it in the post while it repeats the image's own: a copy would go stale when
 * that changes. Other alt text stays in the post as its own. Skips autosaves, because a half-typed text is neither, and
 * rejected saves.
 */
export const setCoverAltText: CollectionBeforeChangeHook<Post> = async ({
  context,
  data,
  originalDoc,
  req,
}) => {
  if (context.isKeptAside || isAutosave(req)) return data;
  const { cover, coverAltText } = { ...originalDoc, ...data };
  const id = typeof cover === 'object' ? cover?.id : cover;
  const own = coverAltText?.trim();
  if (!id || !own) return data;
  const { altText, isDecorative } = await findAltText(req, id);
  const isStoredThere =
    altText.trim() === own || (!altText && !isDecorative && (await setImageAltText(req, id, own)));
  return isStoredThere ? { ...data, coverAltText: null } : data;
};

/** Whether the image had no alt text and has this one now. */
async function setImageAltText(req: PayloadRequest, id: number, alt: string): Promise<boolean> {
  await lockSaves(req, 'media', id);
  const { docs } = await req.payload.update({
    collection: 'media',
    // A concurrent save of the image wins.
    where: {
      and: [{ id: { equals: id } }, { alt: { exists: false } }, { isDecorative: { not_equals: true } }],
    },
    data: { alt },
    ...{ depth: 0, overrideAccess: false, req },
  });
  return docs.length > 0;
}
