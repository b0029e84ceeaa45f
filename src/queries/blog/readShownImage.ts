import config from '@payload-config';
import { getPayload } from 'payload';
import { isImageInTrash } from '@/database/tables/media';
import { isDatabaseOutage } from '@/errors/databaseErrors';
import { readMediaFile } from '@/integrations/storage/mediaFiles';

/**
 * Returns the bytes of an image file of any size; null if it doesn't exist or is trashed. During a database outage,
 * trashed images are served too.
 * @throws StorageAway
 */
export async function readShownImage(filename: string): Promise<Buffer<ArrayBuffer> | null> {
  const content = await readMediaFile(filename);
  return content && !(await isTrashed(filename)) ? content : null;
}

/** Cheap: the index on `deleted_at` narrows the search to the few trashed images, and the edge caches responses. */
async function isTrashed(filename: string): Promise<boolean> {
  try {
    return await isImageInTrash(await getPayload({ config }), filename);
  } catch (error) {
    if (isDatabaseOutage(error)) return false;
    throw error;
  }
}
