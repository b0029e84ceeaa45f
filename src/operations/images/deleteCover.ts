import type { PayloadRequest } from 'payload';
import { coverMessages } from '@/content/admin/cover';
import { isPictureName } from '@/domain/blog/pictureName';
import { BadRequest, Missing } from '@/errors/ApiFailures';
import { requireStaff } from '@/operations/requireUser';
import { moveToTrash } from '@/operations/trash/moveToTrash';

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
  const { docs } = await req.payload.find({
    collection: 'media',
    where: { filename: { equals: filename } },
    select: {},
    limit: 1,
    pagination: false,
    depth: 0,
    overrideAccess: false,
    req,
  });
  if (!docs[0]) throw new Missing(coverMessages.missing);
  await moveToTrash(req, 'media', docs[0].id);
}
