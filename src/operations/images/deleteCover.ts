import type { PayloadRequest } from 'payload';
import { coverMessages } from '@/content/admin/pictures';
import { isPictureName } from '@/domain/blog/pictureName';
import { BadRequest, Missing } from '@/errors/ApiFailures';
import { requireStaff } from '@/operations/requireUser';
import { moveToTrash } from '@/operations/trash/moveToTrash';
import { findImageId } from '@/services/images/findImageId';

/**
 * Moves an image to the trash, so that no page shows it. For staff.
 * @throws BadRequest for an invalid file name, Missing
 */
export async function deleteCover({
  req,
  filename,
}: {
  req: PayloadRequest;
  filename: string;
}): Promise<void> {
  requireStaff(req);
  if (!isPictureName(filename)) throw new BadRequest('Bad file name');
  const id = await findImageId(req, filename);
  if (id === null) throw new Missing(coverMessages.missing);
  await moveToTrash(req, 'media', id);
}
