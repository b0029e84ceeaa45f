import type { PayloadRequest } from 'payload';
import { defaultPreviewPicturePath } from '@/content/site/previewPicturePath';
import { contentToCheck } from '@/domain/seo/checks/contentToCheck';
import type { PageToCheck } from '@/domain/seo/checks/PageToCheck';
import { toPageToCheck } from '@/domain/seo/checks/toPageToCheck';
import { findCategoryHeads } from '@/queries/seo/findCategoryHeads';
import { findPostHeads } from '@/queries/seo/findPostHeads';
import { listSeoEntries } from './listSeoEntries';

export interface CheckedPage extends PageToCheck {
  /** Set for a page with a record. */
  pageKey: string | null;
  /** Set for a post. */
  postId: number | null;
  /** Set for the page of a category. */
  categoryId: number | null;
  savedAt: string | null;
}

/** Every page, category and published post, ready to be checked. Four queries, however many there are. */
export async function readCheckedPages(
  req: PayloadRequest,
): Promise<{ origin: string; pages: CheckedPage[] }> {
  const { site, entries } = await listSeoEntries({ req });
  const posts = await findPostHeads(req.payload, site);
  const categories = await findCategoryHeads(req.payload, site);
  const nothing = { pageKey: null, postId: null, categoryId: null };
  const checkedPosts = posts.map((post) => ({
    ...contentToCheck({ ...post, hasOwnPreviewPicture: post.hasCover }),
    ...nothing,
    postId: post.id,
    savedAt: post.updatedAt,
  }));
  const checkedCategories = categories.map((category) => ({
    // All of them share the blog's picture, by design.
    ...contentToCheck({ ...category, hasOwnPreviewPicture: true }),
    ...nothing,
    categoryId: category.id,
    savedAt: category.updatedAt,
  }));
  const pages = entries.map((entry) => ({
    ...toPageToCheck(entry, site, site.origin + defaultPreviewPicturePath),
    ...nothing,
    pageKey: entry.pageKey,
    savedAt: entry.updatedAt,
  }));
  return { origin: site.origin, pages: [...pages, ...checkedCategories, ...checkedPosts] };
}
