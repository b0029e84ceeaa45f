import type { CollectionAfterChangeHook } from 'payload';
import { recordShownImageChange } from '@/database/tables/postChanges';
import { trashMove } from '@/domain/trash/trashMove';
import { expirePages } from '@/hooks/refreshPages';
import type { Media } from '@/payload-types';
import { cacheTags } from '@/queries/cacheTags';

/**
 * The address of a picture answers nothing while it is in the trash, and its file again when it comes back. What is kept of
 * posts that show it in link previews is read again.
 */
export const hideTrashed: CollectionAfterChangeHook<Media> = async ({ doc, previousDoc, req }) => {
  const move = trashMove(previousDoc, doc);
  if (!move) return;
  await recordShownImageChange(req, doc.id);
  expirePages(cacheTags.pictures, { isGone: move === 'goes' });
};
