import type { PayloadRequest } from 'payload';
import { checkMetadata, type PageWithFindings } from '@/domain/seo/checks/checkMetadata';
import { measureSnippet } from '@/domain/seo/checks/measureSnippet';
import { siteOfPages } from '@/domain/seo/checks/siteOfPages';
import { pageLimits } from '@/schemas/paging';
import type { MetadataCheck, CheckedPageAnswer } from '@/schemas/seo';
import { readCheckedPages, type CheckedPage } from './readCheckedPages';

interface CheckSiteMetadataArgs {
  req: PayloadRequest;
  /** From 1. */
  page?: number | undefined;
  limit?: number | undefined;
  /** Part of a path or of a title. */
  search?: string | undefined;
}

/** What search engines get of every page, category and post, the worst first. For staff; four queries, one page of answers. */
export async function checkSiteMetadata({
  req,
  page = 1,
  limit = pageLimits.usual,
  search = '',
}: CheckSiteMetadataArgs): Promise<MetadataCheck> {
  const { origin, pages } = await readCheckedPages(req);
  const checked = checkMetadata(pages, siteOfPages(origin, pages));
  const found = checked.filter(matching(search));
  return {
    total: checked.length,
    errors: countOf(checked, 'error'),
    warnings: countOf(checked, 'warning'),
    found: found.length,
    pages: found.slice((page - 1) * limit, page * limit).map(toAnswer),
  };
}

type Checked = PageWithFindings<CheckedPage>;

function matching(search: string) {
  const wanted = search.toLowerCase();
  return ({ page: { path, head } }: Checked) =>
    path.includes(wanted) || head.title.toLowerCase().includes(wanted);
}

const countOf = (checked: readonly Checked[], wanted: string) =>
  checked.reduce(
    (count, { findings }) => count + findings.filter(({ severity }) => severity === wanted).length,
    0,
  );

const toAnswer = ({ page, findings }: Checked): CheckedPageAnswer => ({
  pageKey: page.pageKey,
  postId: page.postId,
  categoryId: page.categoryId,
  path: page.path,
  title: page.head.title,
  titleWidthPx: measureSnippet('title', page.head.title).widthPx,
  descriptionWidthPx: measureSnippet('description', page.head.description).widthPx,
  savedAt: page.savedAt,
  findings,
});
