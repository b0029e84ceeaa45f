import { ValidationError, type CollectionBeforeChangeHook } from 'payload';
import { findAltText } from '@/database/tables/media';
import { coverProblem } from '@/domain/blog/coverProblem';
import type { Post } from '@/payload-types';

/** Holds publishing back, in every editor, for a cover that some readers could not know about. */
export const rejectIncompletePublish: CollectionBeforeChangeHook<Post> = async ({
  data,
  originalDoc,
  req,
}) => {
  if (data._status !== 'published') return data;
  const { cover, coverUrl, coverAltText, coverIsDecorative } = { ...originalDoc, ...data };
  const pictureAlt = cover ? await findAltText(req, typeof cover === 'object' ? cover.id : cover) : '';
  const message = coverProblem({
    hasCover: Boolean(cover ?? coverUrl),
    altText: coverAltText?.trim() || pictureAlt,
    isDecorative: coverIsDecorative ?? false,
  });
  if (message) throw new ValidationError({ errors: [{ message, path: 'coverAltText' }], req });
  return data;
};
