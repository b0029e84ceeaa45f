import type { PayloadRequest } from 'payload';
import { updateLinks } from '@/operations/blog/updateLinks';
import { postTag } from '@/queries/cacheTags';
import { expirePages } from './refreshPages';

/** Updates the links in all posts when a page of the blog moves, and expires the pages of those posts. */
export async function updateLinksToPost(req: PayloadRequest, from: string, to: string): Promise<void> {
  if (from === to) return;
  for (const slug of await updateLinks(req, { from, to })) expirePages(postTag(slug));
}
