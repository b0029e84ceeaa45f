import type { PayloadRequest } from 'payload';
import { auditPages, type AuditedPage } from '@/domain/seo/checks/auditPages';
import { measureSnippet } from '@/domain/seo/checks/measureSnippet';
import { siteOfPages } from '@/domain/seo/checks/siteOfPages';
import { pageLimits } from '@/schemas/paging';
import type { SeoAudit, SeoAuditedPage } from '@/schemas/seo';
import { readCheckedPages, type CheckedPage } from './readCheckedPages';

interface AuditSiteArgs {
  req: PayloadRequest;
  /** From 1. */
  page?: number | undefined;
  limit?: number | undefined;
  /** Part of a path or of a title. */
  search?: string | undefined;
}

/** What search engines get of every page, category and post, the worst first. For staff; four queries, one page of answers. */
export async function auditSite({
  req,
  page = 1,
  limit = pageLimits.usual,
  search = '',
}: AuditSiteArgs): Promise<SeoAudit> {
  const { origin, pages } = await readCheckedPages(req);
  const audited = auditPages(pages, siteOfPages(origin, pages));
  const found = audited.filter(matching(search));
  return {
    total: audited.length,
    errors: countOf(audited, 'error'),
    warnings: countOf(audited, 'warning'),
    found: found.length,
    pages: found.slice((page - 1) * limit, page * limit).map(toAnswer),
  };
}

type Audited = AuditedPage<CheckedPage>;

function matching(search: string) {
  const wanted = search.toLowerCase();
  return ({ page: { path, head } }: Audited) =>
    path.includes(wanted) || head.title.toLowerCase().includes(wanted);
}

const countOf = (audited: readonly Audited[], wanted: string) =>
  audited.reduce(
    (count, { findings }) => count + findings.filter(({ severity }) => severity === wanted).length,
    0,
  );

const toAnswer = ({ page, findings }: Audited): SeoAuditedPage => ({
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
