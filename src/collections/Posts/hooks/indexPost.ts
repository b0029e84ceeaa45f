import type { CollectionAfterChangeHook } from 'payload';
import { indexPublicPost } from '@/operations/blog/indexPublicPost';
import type { Post } from '@/payload-types';

export const indexPost: CollectionAfterChangeHook<Post> = ({ doc, req }) => indexPublicPost(req, doc.id);
