import type { CollectionAfterChangeHook, CollectionBeforeDeleteHook, PayloadRequest } from 'payload';
import { trashMove } from '@/domain/trash/trashMove';
import { expirePages } from '@/hooks/refreshPages';
import type { Media } from '@/payload-types';
import { seoPageTag } from '@/queries/cacheTags';

/** A page whose share picture goes to the trash, comes back or is deleted has another one in link previews. */
export const refreshSharedPages: CollectionAfterChangeHook<Media> = async ({ doc, previousDoc, req }) => {
  if (trashMove(previousDoc, doc)) await expireSharedPages(req, doc.id);
};

/** Before the database takes the picture out of the records. */
export const refreshSharedPagesBefore: CollectionBeforeDeleteHook = ({ id, req }) =>
  expireSharedPages(req, Number(id));

async function expireSharedPages(req: PayloadRequest, pictureId: number): Promise<void> {
  const { docs } = await req.payload.find({
    ...{ collection: 'seo-pages', where: { sharePicture: { equals: pictureId } }, select: { pageKey: true } },
    // Which pages are stale doesn't depend on who changes the picture.
    ...{ pagination: false, depth: 0, overrideAccess: true, req },
  });
  for (const { pageKey } of docs) expirePages(seoPageTag(pageKey));
}
