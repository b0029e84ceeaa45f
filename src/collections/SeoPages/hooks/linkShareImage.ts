import type { CollectionBeforeChangeHook } from 'payload';
import { pictureNameAt } from '@/domain/seo/sharePicturePath';
import type { SeoPage } from '@/payload-types';
import { siteOrigin } from '@/queries/siteOrigin';
import { findImageId } from '@/services/images/findImageId';

/**
 * Turns the URL of a stored image into a reference to it, so that its uses are known and it disappears from the page
 * when it is trashed. The documented API and the in-page editor send URLs.
 */
export const linkShareImage: CollectionBeforeChangeHook<SeoPage> = async ({ data, req }) => {
  const filename = data.ogImage ? pictureNameAt(data.ogImage, siteOrigin) : null;
  if (filename === null) return data;
  const id = await findImageId(req, filename);
  return id === null ? data : { ...data, ogImage: null, sharePicture: id };
};
