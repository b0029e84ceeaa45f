import type { CollectionAfterChangeHook } from 'payload';
import { indexPublicPost } from '@/operations/blog/indexPublicPost';
import type { Post } from '@/payload-types';
import { publicRowAfter } from '../publicRows';

export const indexPost: CollectionAfterChangeHook<Post> = async ({ doc, req }) =>
  indexPublicPost(req, doc.id, await publicRowAfter(req, doc.id));
