import type { CollectionAfterChangeHook, CollectionBeforeDeleteHook, PayloadRequest } from 'payload';
import { recordShownImageChange } from '@/database/tables/postChanges';
import { trashMove } from '@/domain/trash/trashMove';
import type { Media } from '@/payload-types';
import { cacheTags, seoPageTag } from '@/queries/cacheTags';
import { expirePages } from '@/services/caching/expirePages';

/**
 * Invalidates the pages whose share image is trashed, restored or described anew, because their link preview changes;
 * all pages if it is the firm's logo or icon.
 */
export const refreshSharedPages: CollectionAfterChangeHook<Media> = async ({ doc, previousDoc, req }) => {
  if (trashMove(previousDoc, doc) || previousDoc.alt !== doc.alt) await expireSharedPages(req, doc.id);
};

/** The same for deletion. Runs before it, because the foreign key then clears the reference. */
export const refreshSharedPagesBefore: CollectionBeforeDeleteHook = ({ id, req }) =>
  expireSharedPages(req, Number(id));

/**
 * Stops serving an image when it is trashed, and serves it again when it is restored. Cached heads of posts whose
 * link preview shows the image are recomputed.
 */
export const hideTrashed: CollectionAfterChangeHook<Media> = async ({ doc, previousDoc, req }) => {
  const move = trashMove(previousDoc, doc);
  if (!move) return;
  await recordShownImageChange(req, doc.id);
  expirePages(cacheTags.pictures, { isGone: move === 'goes' });
};

async function expireSharedPages(req: PayloadRequest, pictureId: number): Promise<void> {
  const { docs } = await req.payload.find({
    ...{ collection: 'seo-pages', where: { sharePicture: { equals: pictureId } }, select: { pageKey: true } },
    // Bypasses access on purpose: which pages are stale doesn't depend on who changes the image.
    ...{ pagination: false, depth: 0, overrideAccess: true, req },
  });
  for (const { pageKey } of docs) expirePages(seoPageTag(pageKey));
  const { logo, icon } = await req.payload.findGlobal({
    ...{ slug: 'site-settings', depth: 0, overrideAccess: true, req, select: { logo: true, icon: true } },
  });
  if ([logo, icon].includes(pictureId)) expirePages(cacheTags.siteSettings);
}
