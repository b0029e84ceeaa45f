import type { PayloadRequest } from 'payload';
import { leadOthersOn } from '@/database/tables/redirects';
import { cacheTags } from '@/queries/cacheTags';
import { expirePages } from './refreshPages';

/** Has redirects that lead to an address of the blog lead to the one that it moves to, so that nobody is led twice. */
export async function leadRedirectsAlong(req: PayloadRequest, from: string, to: string): Promise<void> {
  if (from === to) return;
  await leadOthersOn(req, { from, to, target: to, isPermanent: true });
  expirePages(cacheTags.redirects);
}
