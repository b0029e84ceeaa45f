import type { PayloadRequest } from 'payload';
import { shownPages } from '@/content/site/shownPages';
import { findIdsMatching } from '@/database/findIdsMatching';
import { pageKeys, pathOfPage } from '@/domain/seo/pageKeys';
import { foldText } from '@/domain/text/foldText';
import { requireStaff } from '@/operations/requireUser';
import { linkTargetsShown, type LinkTarget } from '@/schemas/linkTargets';

/** Searches pages and published posts by title or path, pages first. By default returns the newest posts. For staff. */
export async function listLinkTargets({
  req,
  search = '',
}: {
  req: PayloadRequest;
  search?: string;
}): Promise<LinkTarget[]> {
  requireStaff(req);
  const { docs } = await req.payload.find({
    collection: 'posts',
    where: {
      _status: { equals: 'published' },
      ...(search ? { id: { in: await findPostsWith(req, search) } } : {}),
    },
    sort: ['-date', '-id'],
    select: { title: true, slug: true },
    limit: linkTargetsShown,
    pagination: false,
    depth: 0,
    overrideAccess: false,
    req,
  });
  return [
    ...pagesNamed(search),
    ...docs.map(({ title, slug }): LinkTarget => ({ kind: 'post', title, path: `/blog/${slug}` })),
  ];
}

const findPostsWith = (req: PayloadRequest, search: string) =>
  findIdsMatching(req, { table: 'posts', text: `coalesce(title, '') || ' ' || coalesce(slug, '')`, search });

function pagesNamed(search: string): LinkTarget[] {
  const words = foldText(search).split(/\s+/).filter(Boolean);
  const pages = pageKeys.map((key): LinkTarget => {
    return { kind: 'page', title: shownPages[key].name, path: pathOfPage(key) };
  });
  return pages
    .filter(({ title, path }) => words.every((word) => foldText(`${title} ${path}`).includes(word)))
    .slice(0, search ? linkTargetsShown : 0);
}
