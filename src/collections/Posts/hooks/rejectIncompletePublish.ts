import { ValidationError, type CollectionBeforeChangeHook } from 'payload';
import { findAltText } from '@/database/tables/media';
import { coverProblem } from '@/domain/blog/coverProblem';
import type { Post } from '@/payload-types';

/**
 * Rejects publishing, for every API that does it, while the cover has no alt text and isn't decorative.
 * @throws ValidationError
 */
export const rejectIncompletePublish: CollectionBeforeChangeHook<Post> = async ({
  data,
  originalDoc,
  req,
}) => {
  if (data._status !== 'published') return data;
  const { cover, coverUrl, coverAltText, coverIsDecorative } = { ...originalDoc, ...data };
  const picture = cover ? await findAltText(req, typeof cover === 'object' ? cover.id : cover) : null;
  const message = coverProblem({
    hasCover: Boolean(cover ?? coverUrl),
    altText: coverAltText?.trim() || (picture?.altText ?? ''),
    isDecorative: Boolean(coverIsDecorative || picture?.isDecorative),
  });
  if (message) throw new ValidationError({ errors: [{ message, path: 'coverAltText' }], req });
  return data;
};
