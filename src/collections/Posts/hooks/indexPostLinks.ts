import type { CollectionAfterChangeHook } from 'payload';
import { indexLinks } from '@/operations/blog/indexLinks';
import type { Post } from '@/payload-types';

/** Notes where the text leads to; not of what is only kept aside. */
export const indexPostLinks: CollectionAfterChangeHook<Post> = async ({ context, doc, req }) => {
  if (!context.isKeptAside) await indexLinks(req, doc);
};
