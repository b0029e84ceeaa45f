import type { CollectionBeforeChangeHook } from 'payload';
import type { Post } from '@/payload-types';
import { loadPublishedRow } from '../saveContext';

/** Runs before all hooks that read the published row. */
export const loadPublishedSnapshot: CollectionBeforeChangeHook<Post> = async ({
  operation,
  originalDoc,
  req,
}) => {
  if (operation === 'update' && originalDoc) await loadPublishedRow(req, originalDoc.id);
};
