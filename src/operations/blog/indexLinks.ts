import type { PayloadRequest } from 'payload';
import { forgetHiddenLinks, replacePostLinks } from '@/database/tables/postLinks';
import { linkedPaths } from '@/domain/blog/linkedPaths';
import { picturePath } from '@/domain/blog/pictureName';
import { readBlocks } from '@/integrations/workers/texts';
import type { Post } from '@/payload-types';
import { siteOrigin } from '@/queries/siteOrigin';
import { findImagesOfBody } from './findImages';

/**
 * Notes to which paths of the site a saved text leads, and which pictures it shows: for the list of broken links, for
 * links that follow their target, and before a picture is deleted.
 * @throws Busy
 */
export async function indexLinks(req: PayloadRequest, { id, body, _status }: Post): Promise<void> {
  const isPublic = _status === 'published';
  const pictures = await findImagesOfBody(req, body);
  const shown = pictures.map(({ filename }) => picturePath(filename));
  const paths = [...new Set([...linkedPaths(await readBlocks(body), siteOrigin), ...shown])];
  await replacePostLinks(req, { id, isPublic, paths });
  // What was published is no draft any longer; of what is a draft, readers may see nothing any longer.
  if (isPublic) await replacePostLinks(req, { id, isPublic: false, paths: [] });
  else await forgetHiddenLinks(req, id);
}
