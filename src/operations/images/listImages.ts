import type { PayloadRequest, Where } from 'payload';
import { findIdsMatching } from '@/database/findIdsMatching';
import { requireStaff } from '@/operations/requireUser';
import { pageLimits } from '@/schemas/paging';
import type { LibraryPicture, ListPicturesQuery } from '@/schemas/pictures';
import { presentImage } from './presentImage';

/** Returns one page of the media library, newest first, and the number of matches. For staff. */
export async function listImages({
  req,
  query: { page = 1, limit = pageLimits.usual, search },
}: {
  req: PayloadRequest;
  query: ListPicturesQuery;
}): Promise<{ pictures: LibraryPicture[]; total: number }> {
  requireStaff(req);
  const matching: Where = search ? { id: { in: await findPicturesWith(req, search) } } : {};
  const { docs, totalDocs } = await req.payload.find({
    collection: 'media',
    where: matching,
    sort: ['-createdAt', '-id'],
    page,
    limit,
    depth: 0,
    overrideAccess: false,
    req,
  });
  return { pictures: docs.map(presentImage), total: totalDocs };
}

const findPicturesWith = (req: PayloadRequest, search: string) =>
  findIdsMatching(req, {
    table: 'media',
    text: `coalesce(filename, '') || chr(10) || coalesce(alt, '')`,
    search,
  });
