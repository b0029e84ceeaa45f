import type { PayloadRequest } from 'payload';
import { updateLinks } from '@/operations/blog/updateLinks';
import { postTag } from '@/queries/cacheTags';
import { expirePages } from './refreshPages';

/** Has links of all posts follow a page of the blog to its new address. */
export async function updateLinksToPost(req: PayloadRequest, from: string, to: string): Promise<void> {
  if (from === to) return;
  for (const slug of await updateLinks(req, { from, to })) expirePages(postTag(slug));
}
