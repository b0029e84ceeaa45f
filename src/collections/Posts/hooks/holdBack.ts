import { ValidationError, type CollectionBeforeChangeHook, type PayloadRequest } from 'payload';
import { coverProblem } from '@/domain/blog/coverProblem';
import type { Post } from '@/payload-types';

/** The one thing that holds publishing back, in every editor: a cover that some readers could not know about. */
export const holdBack: CollectionBeforeChangeHook<Post> = async ({ data, originalDoc, req }) => {
  if (data._status !== 'published') return data;
  const { cover, coverUrl, coverAltText, coverIsDecorative } = { ...originalDoc, ...data };
  const pictureAlt = cover ? await altTextOf(req, typeof cover === 'object' ? cover.id : cover) : '';
  const message = coverProblem({
    hasCover: Boolean(cover ?? coverUrl),
    altText: coverAltText?.trim() || pictureAlt,
    isDecorative: coverIsDecorative ?? false,
  });
  if (message) throw new ValidationError({ errors: [{ message, path: 'coverAltText' }], req });
  return data;
};

async function altTextOf(req: PayloadRequest, id: number): Promise<string> {
  const picture = await req.payload.db.findOne<{ id: number; alt?: string | null }>({
    collection: 'media',
    where: { id: { equals: id } },
    req,
  });
  return picture?.alt ?? '';
}
