import type { CollectionBeforeChangeHook } from 'payload';
import { lockImagesForShare } from '@/database/tables/media';
import { linkedPaths } from '@/domain/blog/linkedPaths';
import { picturePath } from '@/domain/blog/pictureName';
import { lockSaves } from '@/hooks/rejectStaleSave';
import { pictureIds } from '@/domain/markdown/pictureIds';
import { readBlocks } from '@/integrations/workers/texts';
import type { Post } from '@/payload-types';
import { siteOrigin } from '@/queries/siteOrigin';
import { isAutosave } from '../isAutosave';

/**
 * No picture of the text goes to the trash before it is noted that the text shows it: whoever comes second waits for the first.
 * Before the post is written, as whoever moves a picture writes to the posts that have it afterwards; and after its cover is
 * locked, to which `setCoverAltText` may write: whoever saves a picture locks it before the row is written, too.
 */
export const lockImages: CollectionBeforeChangeHook<Post> = async ({ data, originalDoc, req }) => {
  const { body, cover, coverAltText } = { ...originalDoc, ...data };
  const coverId = typeof cover === 'object' ? cover?.id : cover;
  if (coverId && coverAltText?.trim() && !isAutosave(req)) await lockSaves(req, 'media', coverId);
  const base = picturePath('');
  const paths = linkedPaths(await readBlocks(body), siteOrigin);
  const names = paths.flatMap((path) => (path.startsWith(base) ? path.slice(base.length) : []));
  await lockImagesForShare(req, { ids: pictureIds(body), names });
};
