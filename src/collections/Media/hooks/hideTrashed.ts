import type { CollectionAfterChangeHook } from 'payload';
import { trashMove } from '@/domain/trash/trashMove';
import { expirePages } from '@/hooks/refreshPages';
import type { Media } from '@/payload-types';
import { cacheTags } from '@/queries/cacheTags';

/** The address of a picture answers nothing while it is in the trash, and its file again when it comes back. */
export const hideTrashed: CollectionAfterChangeHook<Media> = ({ doc, previousDoc }) => {
  const move = trashMove(previousDoc, doc);
  if (move) expirePages(cacheTags.pictures, { isGone: move === 'goes' });
};
