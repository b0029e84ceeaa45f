import type { Payload, PayloadRequest } from 'payload';
import { sharePicturePath } from '@/domain/seo/sharePicturePath';
import { toSeoRecord, type SeoField, type SeoRecord } from '@/domain/seo/SeoRecord';

/** A stored record, from a row or a version. */
type StoredRecord = { readonly [Field in SeoField]?: string | null } & { sharePicture?: unknown };

interface DescribedRecord {
  record: SeoRecord;
  /** Alt text of the share image; null unless the record's Open Graph image is one. */
  imageAlt: string | null;
}

/**
 * Converts stored records to the documented format: the share image becomes the Open Graph image URL, unless the
 * record names another. A trashed image is ignored. Takes one query, and none without share images.
 */
export const toSeoRecords = async (
  payload: Payload,
  stored: readonly StoredRecord[],
  req?: PayloadRequest,
): Promise<SeoRecord[]> => (await toDescribedRecords(payload, stored, req)).map(({ record }) => record);

/** The same, with the alt texts of the share images. */
export async function toDescribedRecords(
  payload: Payload,
  stored: readonly StoredRecord[],
  req?: PayloadRequest,
): Promise<DescribedRecord[]> {
  const ids = stored.flatMap(({ ogImage, sharePicture }) => (ogImage ? [] : (sharePicture ?? [])));
  const pictures = ids.length > 0 ? await findPictures(payload, ids, req) : new Map<unknown, Picture>();
  return stored.map((one) => {
    const picture = one.ogImage ? undefined : pictures.get(one.sharePicture);
    const record = toSeoRecord({ ...one, ogImage: one.ogImage || picture?.path || null });
    return { record, imageAlt: picture?.alt ?? null };
  });
}

interface Picture {
  path: string;
  alt: string | null;
}

async function findPictures(payload: Payload, ids: unknown[], req?: PayloadRequest) {
  const { docs } = await payload.find({
    collection: 'media',
    where: { id: { in: ids } },
    select: { filename: true, alt: true },
    pagination: false,
    depth: 0,
    // Bypasses access: images are public.
    overrideAccess: true,
    req,
  });
  return new Map<unknown, Picture>(
    docs.map(({ id, filename, alt }) => [
      id,
      { path: sharePicturePath(filename ?? ''), alt: alt?.trim() || null },
    ]),
  );
}
