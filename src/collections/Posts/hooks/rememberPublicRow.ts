import type { CollectionBeforeChangeHook } from 'payload';
import type { Post } from '@/payload-types';
import { notePublicRow } from '../publicRows';

/** Comes before the hooks that ask for the public row. */
export const rememberPublicRow: CollectionBeforeChangeHook<Post> = async ({
  operation,
  originalDoc,
  req,
}) => {
  if (operation === 'update' && originalDoc) await notePublicRow(req, originalDoc.id);
};
