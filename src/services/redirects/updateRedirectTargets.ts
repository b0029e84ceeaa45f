import type { PayloadRequest } from 'payload';
import { retargetRedirects } from '@/database/tables/redirects';
import { cacheTags } from '@/queries/cacheTags';
import { expirePages } from '../caching/expirePages';

interface Move {
  /** Paths on this site. */
  from: string;
  to: string;
}

/** Retargets redirects when a page of the blog moves, so that visitors are redirected only once. */
export async function updateRedirectTargets(req: PayloadRequest, { from, to }: Move): Promise<void> {
  if (from === to) return;
  await retargetRedirects(req, { from, to, target: to, isPermanent: true });
  expirePages(cacheTags.redirects);
}
