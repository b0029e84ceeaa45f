import type { CollectionBeforeChangeHook } from 'payload';
import type { Post } from '@/payload-types';
import { loadPublishedRow } from '../saveContext';

/** Comes before the hooks that ask for the public row. */
export const loadPublishedSnapshot: CollectionBeforeChangeHook<Post> = async ({
  operation,
  originalDoc,
  req,
}) => {
  if (operation === 'update' && originalDoc) await loadPublishedRow(req, originalDoc.id);
};
