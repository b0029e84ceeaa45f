import type { CollectionBeforeOperationHook, CollectionBeforeValidateHook, PayloadRequest } from 'payload';
import { findLatestPost } from '@/database/tables/postVersions';
import { isRecord } from '@/domain/isRecord';
import type { Post } from '@/payload-types';
import { isBesideTheWords } from '../isBesideTheWords';

/** Requests that publish many posts, or take them back, and say nothing of their words. */
const ofMany = new WeakSet<PayloadRequest>();

export const noteSaveOfMany: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if (operation !== 'update') return args;
  const data: unknown = 'data' in args ? args.data : undefined;
  const isOfMany = !('id' in args && args.id !== undefined) && isRecord(data) && isBesideTheWords(data);
  if (isOfMany) ofMany.add(req);
  else ofMany.delete(req);
  return args;
};

/**
 * Of many posts Payload saves the words that readers see, of a single one those of its latest draft: a draft that waits beside
 * a public post would be written over, unseen.
 */
export const takeLatestWords: CollectionBeforeValidateHook<Post> = async ({
  data,
  operation,
  originalDoc,
  req,
}) => {
  if (operation !== 'update' || !originalDoc || !ofMany.has(req)) return data;
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
