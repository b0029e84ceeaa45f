import type { PayloadRequest } from 'payload';
import { forgetHiddenLinks, replacePostLinks } from '@/database/tables/postLinks';
import { linkedPaths } from '@/domain/blog/linkedPaths';
import { picturePath } from '@/domain/blog/pictureName';
import { readBlocks } from '@/integrations/workers/texts';
import type { Post } from '@/payload-types';
import { siteOrigin } from '@/queries/siteOrigin';
import { findImagesOfBody } from './findImages';

/**
 * Stores the site paths and images that a saved body links to. The broken link list, link updates after a slug
 * change, and the usage check before an image is deleted read them.
 * @throws Busy
 */
export async function indexLinks(req: PayloadRequest, { id, body, _status }: Post): Promise<void> {
  const isPublic = _status === 'published';
  const pictures = await findImagesOfBody(req, body);
  const shown = pictures.map(({ filename }) => picturePath(filename));
  const paths = [...new Set([...linkedPaths(await readBlocks(body), siteOrigin), ...shown])];
  await replacePostLinks(req, { id, isPublic, paths });
  // Publishing leaves no pending draft, so its links go. Saving a draft may have unpublished the post: then its
  // public links go.
  if (isPublic) await replacePostLinks(req, { id, isPublic: false, paths: [] });
  else await forgetHiddenLinks(req, id);
}
