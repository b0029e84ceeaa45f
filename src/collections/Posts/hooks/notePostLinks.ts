import type { CollectionAfterChangeHook } from 'payload';
import { noteLinks } from '@/operations/blog/noteLinks';
import type { Post } from '@/payload-types';

/** Notes where the text leads to; not of what is only kept aside. */
export const notePostLinks: CollectionAfterChangeHook<Post> = async ({ context, doc, req }) => {
  if (!context.isKeptAside) await noteLinks(req, doc);
};
