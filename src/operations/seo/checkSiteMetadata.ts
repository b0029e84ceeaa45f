import type { PayloadRequest } from 'payload';
import type { PageWithFindings } from '@/domain/seo/checks/CheckedSite';
import { foldText } from '@/domain/text/foldText';
import { measureSnippet } from '@/domain/seo/checks/measureSnippet';
import { pageLimits } from '@/schemas/paging';
import type { MetadataCheck, CheckedPageAnswer } from '@/schemas/seo';
import { checkedSite, type CheckedPage } from './checkedSite';

interface CheckSiteMetadataArgs {
  req: PayloadRequest;
  /** Starts at 1. */
  page?: number | undefined;
  limit?: number | undefined;
  /** Part of a path or title. */
  search?: string | undefined;
}

/** Returns one page of the metadata check of all pages, categories and posts, worst first. For staff; four queries. */
export async function checkSiteMetadata({
  req,
  page = 1,
  limit = pageLimits.usual,
  search = '',
}: CheckSiteMetadataArgs): Promise<MetadataCheck> {
  const site = await checkedSite(req);
  const checked = site.worstFirst();
  const found = search ? checked.filter(matching(search)) : checked;
  return {
    total: checked.length,
    ...site.counts(),
    found: found.length,
    pages: found.slice((page - 1) * limit, page * limit).map(presentCheckedPage),
  };
}

type Checked = PageWithFindings<CheckedPage>;

function matching(search: string) {
  const wanted = foldText(search);
  return ({ page: { path, head } }: Checked) =>
    path.includes(wanted) || foldText(head.title).includes(wanted);
}

/** Returns the documented response for a checked page. */
export const presentCheckedPage = ({ page, findings }: Checked): CheckedPageAnswer => ({
  pageKey: page.pageKey,
  recordId: page.recordId,
  postId: page.postId,
  categoryId: page.categoryId,
  path: page.path,
  title: page.head.title,
  titleWidthPx: measureSnippet('title', page.head.title).widthPx,
  descriptionWidthPx: measureSnippet('description', page.head.description).widthPx,
  savedAt: page.savedAt,
  findings: [...findings],
});
