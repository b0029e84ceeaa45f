import type { CollectionBeforeChangeHook, CollectionBeforeDeleteHook, PayloadRequest } from 'payload';
import { findImageFile, lockImage } from '@/database/tables/media';
import { findPostsLeadingTo } from '@/database/tables/postLinks';
import { picturesInTexts } from '@/content/admin/pictures';
import { picturePath } from '@/domain/blog/pictureName';
import { trashMove } from '@/domain/trash/trashMove';
import { Conflict } from '@/errors/ApiFailures';
import type { Media } from '@/payload-types';

/** How many posts the error message names; it only counts the rest. */
const namedPosts = 3;

/**
 * Prevents trashing an image that the body of a post or its draft shows: a missing cover leaves no gap, a missing
 * image in the body does. Trashed posts count too, because they can be restored.
 * @throws Conflict
 */
export const rejectImageInText: CollectionBeforeChangeHook<Media> = async ({ data, originalDoc, req }) => {
  if (originalDoc && trashMove(originalDoc, data) === 'goes') await rejectIfShown(req, originalDoc);
  return data;
};

/**
 * Prevents direct deletion of an image in use. A trashed image can always be deleted, because no page shows it.
 * @throws Conflict
 */
export const rejectDeletionOfImageInText: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const picture = await findImageFile(req, Number(id));
  if (picture && !picture.deletedAt) await rejectIfShown(req, picture);
};

async function rejectIfShown(
  req: PayloadRequest,
  { id, filename }: Pick<Media, 'id' | 'filename'>,
): Promise<void> {
  if (!filename) return;
  // A post that is being saved may show the image: wait for its transaction.
  await lockImage(req, id);
  const { rows, total } = await findPostsLeadingTo(req, picturePath(filename), namedPosts);
  if (total === 0) return;
  const titles = rows.map(({ title, slug, isTrashed }) => ({ title: title || slug || '', isTrashed }));
  throw new Conflict(picturesInTexts.inUse(titles, total - rows.length));
}
