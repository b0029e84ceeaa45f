import type { CollectionBeforeChangeHook } from 'payload';
import { pictureNameAt } from '@/domain/seo/sharePicturePath';
import type { SeoPage } from '@/payload-types';
import { siteOrigin } from '@/queries/siteOrigin';

/**
 * Turns the URL of a stored image into a reference to it, so that its uses are known and it disappears from the page
 * when it is trashed. The documented API and the in-page editor send URLs.
 */
export const linkShareImage: CollectionBeforeChangeHook<SeoPage> = async ({ data, req }) => {
  const filename = data.ogImage ? pictureNameAt(data.ogImage, siteOrigin) : null;
  if (filename === null) return data;
  const { docs } = await req.payload.find({
    collection: 'media',
    where: { filename: { equals: filename } },
    select: {},
    limit: 1,
    pagination: false,
    depth: 0,
    // Bypasses access: images are public.
    overrideAccess: true,
    req,
  });
  return docs[0] ? { ...data, ogImage: null, sharePicture: docs[0].id } : data;
};
