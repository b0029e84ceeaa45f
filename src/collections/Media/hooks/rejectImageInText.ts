import type { CollectionBeforeChangeHook, CollectionBeforeDeleteHook, PayloadRequest } from 'payload';
import { findImageFile, lockImage } from '@/database/tables/media';
import { findPostsLeadingTo } from '@/database/tables/postLinks';
import { picturesInTexts } from '@/content/admin/pictures';
import { picturePath } from '@/domain/blog/pictureName';
import { trashMove } from '@/domain/trash/trashMove';
import { Conflict } from '@/errors/ApiFailures';
import type { Media } from '@/payload-types';

/** Named in a refusal; the others are counted. */
const namedPosts = 3;

/**
 * A picture in the text of a post, or of its draft, stays: a cover is only taken off, but a text would have a hole. So do
 * those of posts in the trash, which come back with all they had.
 */
export const rejectImageInText: CollectionBeforeChangeHook<Media> = async ({ data, originalDoc, req }) => {
  if (originalDoc && trashMove(originalDoc, data) === 'goes') await refuse(req, originalDoc);
  return data;
};

/** What has been in the trash is shown by nobody any more, whatever was written since. */
export const rejectDeletionOfImageInText: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const picture = await findImageFile(req, Number(id));
  if (picture && !picture.deletedAt) await refuse(req, picture);
};

async function refuse(req: PayloadRequest, { id, filename }: Pick<Media, 'id' | 'filename'>): Promise<void> {
  if (!filename) return;
  // A post that is just being saved may show it.
  await lockImage(req, id);
  const { rows, total } = await findPostsLeadingTo(req, picturePath(filename), namedPosts);
  if (total === 0) return;
  const titles = rows.map(({ title, slug, isTrashed }) => ({ title: title || slug || '', isTrashed }));
  throw new Conflict(picturesInTexts.inUse(titles, total - rows.length));
}
