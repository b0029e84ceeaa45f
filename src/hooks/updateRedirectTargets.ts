import type { PayloadRequest } from 'payload';
import { retargetRedirects } from '@/database/tables/redirects';
import { cacheTags } from '@/queries/cacheTags';
import { expirePages } from './refreshPages';

/** Has redirects that lead to an address of the blog lead to the one that it moves to, so that nobody is led twice. */
export async function updateRedirectTargets(req: PayloadRequest, from: string, to: string): Promise<void> {
  if (from === to) return;
  await retargetRedirects(req, { from, to, target: to, isPermanent: true });
  expirePages(cacheTags.redirects);
}
