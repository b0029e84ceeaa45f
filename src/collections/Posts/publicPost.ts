import type { PayloadRequest } from 'payload';
import type { Post } from '@/payload-types';

/** The row that pages are made from. Drafts of a published post are kept beside it, as versions. */
export function findPublicPost(req: PayloadRequest, id: number): Promise<Post | null> {
  return req.payload.db.findOne<Post>({ collection: 'posts', where: { id: { equals: id } }, req });
}
