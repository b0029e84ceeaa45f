import type { PayloadRequest } from 'payload';
import { moveLinks } from '@/operations/blog/moveLinks';
import { postTag } from '@/queries/cacheTags';
import { expirePages } from './refreshPages';

/** Has links of all posts follow a page of the blog to its new address. */
export async function moveLinksAlong(req: PayloadRequest, from: string, to: string): Promise<void> {
  if (from === to) return;
  for (const slug of await moveLinks(req, { from, to })) expirePages(postTag(slug));
}
