import type { CollectionBeforeValidateHook } from 'payload';
import { findLatestPost } from '@/database/tables/postVersions';
import type { Post } from '@/payload-types';
import { saveKindOf } from '../saveContext';

/**
 * Of many posts that are published or taken back, Payload saves the words that readers see, of a single one those of its latest
 * draft: a draft that waits beside a public post would be written over, unseen.
 */
export const mergeLatestDraft: CollectionBeforeValidateHook<Post> = async ({
  data,
  operation,
  originalDoc,
  req,
}) => {
  const kind = saveKindOf(req);
  if (operation !== 'update' || !originalDoc || !kind?.isBulk || !kind.isStatusOnly) return data;
  const latest = await findLatestPost(req, originalDoc.id);
  if (!latest) return data;
  const {
    id: _id,
    _status,
    deletedAt: _deletedAt,
    updatedAt: _updatedAt,
    createdAt: _createdAt,
    ...words
  } = latest;
  // The hooks that follow compare with the latest draft, as they do with that of a single post.
  Object.assign(originalDoc, words, { _status });
  return { ...data, ...words };
};
