import type { Payload, PayloadRequest } from 'payload';
import { sharePicturePath } from '@/domain/seo/sharePicturePath';
import { toSeoRecord, type SeoField, type SeoRecord } from '@/domain/seo/SeoRecord';

/** A stored record, from a row or a version. */
type StoredRecord = { readonly [Field in SeoField]?: string | null } & { sharePicture?: unknown };

/**
 * Converts stored records to the documented format: the share image becomes the Open Graph image URL, unless the
 * record names another. A trashed image is ignored. Takes one query, and none without share images.
 */
export async function toSeoRecords(
  payload: Payload,
  stored: readonly StoredRecord[],
  req?: PayloadRequest,
): Promise<SeoRecord[]> {
  const ids = stored.flatMap(({ ogImage, sharePicture }) => (ogImage ? [] : (sharePicture ?? [])));
  const paths = ids.length > 0 ? await findPaths(payload, ids, req) : new Map<unknown, string>();
  return stored.map((one) =>
    toSeoRecord({ ...one, ogImage: one.ogImage || paths.get(one.sharePicture) || null }),
  );
}

async function findPaths(payload: Payload, ids: unknown[], req?: PayloadRequest) {
  const { docs } = await payload.find({
    collection: 'media',
    where: { id: { in: ids } },
    select: { filename: true },
    pagination: false,
    depth: 0,
    // Bypasses access: images are public.
    overrideAccess: true,
    req,
  });
  return new Map<unknown, string>(docs.map(({ id, filename }) => [id, sharePicturePath(filename ?? '')]));
}
