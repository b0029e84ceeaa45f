import type { CollectionAfterChangeHook } from 'payload';
import { indexLinks } from '@/operations/blog/indexLinks';
import type { Post } from '@/payload-types';

/** Indexes the links and images of a saved body. Skips rejected saves, which are stored only as a version. */
export const indexPostLinks: CollectionAfterChangeHook<Post> = async ({ context, doc, req }) => {
  if (!context.isKeptAside) await indexLinks(req, doc);
};
