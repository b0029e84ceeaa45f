import type { CollectionBeforeDeleteHook } from 'payload';
import { findPictureName } from '@/database/tables/media';
import { findPostsLeadingTo } from '@/database/tables/postLinks';
import { picturesInTexts } from '@/content/admin/pictures';
import { picturePath } from '@/domain/blog/pictureName';
import { Conflict } from '@/errors/ApiFailures';

/** Named in a refusal; the others are counted. */
const namedPosts = 3;

/** A picture in the text of a post, or of its draft, stays: a cover is only taken off, but a text would have a hole. */
export const refusePictureInText: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const filename = await findPictureName(req, Number(id));
  if (!filename) return;
  const { rows, total } = await findPostsLeadingTo(req, picturePath(filename), namedPosts);
  if (total === 0) return;
  const titles = rows.map(({ title, slug }) => title || slug || '');
  throw new Conflict(picturesInTexts.inUse(titles, total - rows.length));
};
