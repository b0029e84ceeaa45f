import type { PayloadRequest } from 'payload';
import { shownPages } from '@/content/site/shownPages';
import { escapeLike } from '@/database/containing';
import { pageKeys, pathOfPage } from '@/domain/seo/pageKeys';
import { requireStaff } from '@/operations/requireUser';
import { linkTargetsShown, type LinkTarget } from '@/schemas/linkTargets';

/** Pages and public posts by their titles, pages first; without words the newest posts. For staff. */
export async function listLinkTargets({
  req,
  search = '',
}: {
  req: PayloadRequest;
  search?: string;
}): Promise<LinkTarget[]> {
  requireStaff(req);
  const words = escapeLike(search);
  const { docs } = await req.payload.find({
    collection: 'posts',
    where: {
      _status: { equals: 'published' },
      ...(search ? { or: [{ title: { like: words } }, { slug: { contains: words } }] } : {}),
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

function pagesNamed(search: string): LinkTarget[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  const pages = pageKeys.map((key): LinkTarget => {
    return { kind: 'page', title: shownPages[key].name, path: pathOfPage(key) };
  });
  return pages
    .filter(({ title, path }) => words.every((word) => `${title} ${path}`.toLowerCase().includes(word)))
    .slice(0, search ? linkTargetsShown : 0);
}
