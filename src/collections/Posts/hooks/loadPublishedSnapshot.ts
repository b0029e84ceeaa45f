import type { CollectionBeforeChangeHook } from 'payload';
import type { Post } from '@/payload-types';
import { recordPublishedRow } from '../publishedSnapshot';

/** Comes before the hooks that ask for the public row. */
export const loadPublishedSnapshot: CollectionBeforeChangeHook<Post> = async ({
  operation,
  originalDoc,
  req,
}) => {
  if (operation === 'update' && originalDoc) await recordPublishedRow(req, originalDoc.id);
};
