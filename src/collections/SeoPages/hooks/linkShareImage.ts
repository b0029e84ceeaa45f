import type { CollectionBeforeChangeHook } from 'payload';
import { pictureNameAt } from '@/domain/seo/sharePicturePath';
import type { SeoPage } from '@/payload-types';
import { siteOrigin } from '@/queries/siteOrigin';

/**
 * An image that is named by the address of a stored picture becomes the share picture, so that its uses are known and it
 * leaves the page when it goes to the trash. The documented API and the in-page editor name pictures that way.
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
    // Everybody may see pictures.
    overrideAccess: true,
    req,
  });
  return docs[0] ? { ...data, ogImage: null, sharePicture: docs[0].id } : data;
};
