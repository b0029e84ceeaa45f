import config from '@payload-config';
import { getPayload } from 'payload';
import { isPictureInTrash } from '@/database/tables/media';
import { isDatabaseOutage } from '@/errors/databaseErrors';

/**
 * Whether a picture, in whichever size, is in the trash. By an index over what is there, which is little; the server in front
 * keeps the answers. While the database is away, pictures are shown.
 */
export async function isTrashedPicture(filename: string): Promise<boolean> {
  try {
    return await isPictureInTrash(await getPayload({ config }), filename);
  } catch (error) {
    if (isDatabaseOutage(error)) return false;
    throw error;
  }
}
