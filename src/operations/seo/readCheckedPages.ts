import type { PayloadRequest } from 'payload';
import { defaultShareImagePath } from '@/content/site/shareImagePath';
import type { PageToCheck } from '@/domain/seo/checks/PageToCheck';
import { postToCheck } from '@/domain/seo/checks/postToCheck';
import { toPageToCheck } from '@/domain/seo/checks/toPageToCheck';
import { findPostHeads } from '@/queries/seo/findPostHeads';
import { listSeoEntries } from './listSeoEntries';

export interface CheckedPage extends PageToCheck {
  /** Null for a post. */
  pageKey: string | null;
  /** Null for a page. */
  postId: number | null;
  savedAt: string | null;
}

/** Every page and every published post, ready to be checked. Three queries, however many there are. */
export async function readCheckedPages(
  req: PayloadRequest,
): Promise<{ origin: string; pages: CheckedPage[] }> {
  const { site, entries } = await listSeoEntries({ req });
  const posts = await findPostHeads(req.payload, site);
  const checkedPosts = posts.map((post) => ({
    ...postToCheck(post),
    pageKey: null,
    postId: post.id,
    savedAt: post.updatedAt,
  }));
  const pages = entries.map((entry) => ({
    ...toPageToCheck(entry, site, site.origin + defaultShareImagePath),
    pageKey: entry.pageKey,
    postId: null,
    savedAt: entry.updatedAt,
  }));
  return { origin: site.origin, pages: [...pages, ...checkedPosts] };
}
