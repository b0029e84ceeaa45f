import type { CollectionBeforeValidateHook } from 'payload';
import { findLatestPost } from '@/database/tables/postVersions';
import type { Post } from '@/payload-types';
import { saveKindOf } from '../saveContext';

/**
 * Bulk publish and unpublish in Payload save the published row, not the latest draft, and would overwrite a pending
 * draft. Copies the draft's fields into the update first.
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
  // Later hooks compare with the latest draft, as they do for a single post.
  Object.assign(originalDoc, words, { _status });
  return { ...data, ...words };
};
