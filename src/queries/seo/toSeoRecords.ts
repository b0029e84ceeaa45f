import type { Payload, PayloadRequest } from 'payload';
import { sharePicturePath } from '@/domain/seo/sharePicturePath';
import { toSeoRecord, type SeoField, type SeoRecord } from '@/domain/seo/SeoRecord';

/** A record as it is stored, in a row or a version. */
type StoredRecord = { readonly [Field in SeoField]?: string | null } & { sharePicture?: unknown };

/**
 * Records as the documented API and pages know them: a chosen share picture stands as the address of the Open Graph image,
 * unless that names another one. A picture in the trash is none. One query, and none where no picture is chosen.
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
    // Everybody may see pictures.
    overrideAccess: true,
    req,
  });
  return new Map<unknown, string>(docs.map(({ id, filename }) => [id, sharePicturePath(filename ?? '')]));
}
