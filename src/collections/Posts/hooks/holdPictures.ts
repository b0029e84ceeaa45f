import type { CollectionBeforeChangeHook } from 'payload';
import { holdPicturesShown } from '@/database/tables/media';
import { leadingPaths } from '@/domain/blog/leadingPaths';
import { picturePath } from '@/domain/blog/pictureName';
import { pictureIds } from '@/domain/markdown/pictureIds';
import { readBlocks } from '@/integrations/workers/texts';
import type { Post } from '@/payload-types';
import { siteOrigin } from '@/queries/siteOrigin';

/**
 * No picture of the text goes to the trash before it is noted that the text shows it: whoever comes second waits for the first.
 * Before the post is written, as whoever moves a picture writes to the posts that have it afterwards.
 */
export const holdPictures: CollectionBeforeChangeHook<Post> = async ({ data, originalDoc, req }) => {
  const body = data.body ?? originalDoc?.body;
  const base = picturePath('');
  const paths = leadingPaths(await readBlocks(body), siteOrigin);
  const names = paths.flatMap((path) => (path.startsWith(base) ? path.slice(base.length) : []));
  await holdPicturesShown(req, { ids: pictureIds(body), names });
};
