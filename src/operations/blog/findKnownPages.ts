import type { PayloadRequest } from 'payload';
import { isPictureName, picturePath } from '@/domain/blog/pictureName';
import { sitePath } from '@/domain/blog/sitePath';
import { pageKeys, pathOfPage } from '@/domain/seo/pageKeys';
import { siteOrigin } from '@/queries/siteOrigin';

/** Pages without a record of their own. */
const otherPaths = [
  '/login',
  '/audit',
  '/audit/start',
  '/ai-analysis',
  '/opportunity-analysis',
  '/profile-settings',
];
export const staticPaths: ReadonlySet<string> = new Set([...pageKeys.map(pathOfPage), ...otherPaths]);

/** Paths of the blog whose pages are made from posts; whether one is there changes with each post, so they pass. */
const madeFromPosts = /^\/blog\/(?:(?:page|category|tag|search)(?:\/|$)|rss\.xml$|feed\.json$)/;
const postSlug = /^\/blog\/([a-z0-9-]+)$/;

/** Tells whether there is a page at a path, for the paths among `links`. One query. */
export async function findKnownPages(
  req: PayloadRequest,
  links: readonly string[],
): Promise<(path: string) => boolean> {
  const slugs = links.flatMap((href) => postSlug.exec(sitePath(href, siteOrigin) ?? '')?.[1] ?? []);
  const known = new Set(slugs.length > 0 ? await findPublicSlugs(req, slugs) : []);
  return (path) =>
    staticPaths.has(path) ||
    madeFromPosts.test(path) ||
    isPictureName(path.replace(picturePath(''), '')) ||
    known.has(postSlug.exec(path)?.[1] ?? '');
}

async function findPublicSlugs(req: PayloadRequest, slugs: string[]): Promise<string[]> {
  const { docs } = await req.payload.find({
    collection: 'posts',
    where: {
      and: [
        { _status: { equals: 'published' } },
        { or: [{ slug: { in: slugs } }, { formerSlugs: { in: slugs } }] },
      ],
    },
    select: { slug: true, formerSlugs: true },
    pagination: false,
    depth: 0,
    overrideAccess: false,
    req,
  });
  return docs.flatMap(({ slug, formerSlugs }) => [slug, ...(formerSlugs ?? [])]);
}
