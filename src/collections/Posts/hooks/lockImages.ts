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
 * Locks the body's images (FOR SHARE), so that none can be trashed before the link index lists it. The order prevents
 * deadlocks. Images are locked before the post is written, because trashing an image writes to its posts afterwards.
 * The cover's save lock comes first, because `setCoverAltText` may update the cover, and saves of an image take that
 * lock before its row.
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
