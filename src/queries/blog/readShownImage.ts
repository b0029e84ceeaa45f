import config from '@payload-config';
import { getPayload } from 'payload';
import { isImageInTrash } from '@/database/tables/media';
import { isDatabaseOutage } from '@/errors/databaseErrors';
import { readMediaFile } from '@/integrations/storage/mediaFiles';

/**
 * The bytes of a picture, in whichever size, as visitors may see it: null when there is none or it is in the trash.
 * While the database is away, pictures are shown.
 * @throws StorageAway
 */
export async function readShownImage(filename: string): Promise<Buffer<ArrayBuffer> | null> {
  const content = await readMediaFile(filename);
  return content && !(await isTrashed(filename)) ? content : null;
}

/** By an index over what is in the trash, which is little; the server in front keeps the answers. */
async function isTrashed(filename: string): Promise<boolean> {
  try {
    return await isImageInTrash(await getPayload({ config }), filename);
  } catch (error) {
    if (isDatabaseOutage(error)) return false;
    throw error;
  }
}
