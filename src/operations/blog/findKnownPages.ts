import type { PayloadRequest } from 'payload';
import { findCheckedImages } from './findCheckedImages';
import { findMemberPaths } from '@/database/tables/teamMembers';
import { isPictureName, picturePath } from '@/domain/blog/pictureName';
import { sitePath } from '@/domain/blog/sitePath';
import { addressPath } from '@/domain/redirects/addressPath';
import { pageKeys, pathOfPage } from '@/domain/seo/pageKeys';
import { memberPath } from '@/domain/team/memberPath';
import { siteOrigin } from '@/queries/siteOrigin';

/** Pages without search metadata. */
const otherPaths = [
  '/login',
  '/audit',
  '/audit/start',
  '/ai-analysis',
  '/opportunity-analysis',
  '/profile-settings',
];
export const staticPaths: ReadonlySet<string> = new Set([...pageKeys.map(pathOfPage), ...otherPaths]);

/** Blog paths generated from posts. They always pass, because their existence changes with every post. */
const madeFromPosts = /^\/blog\/(?:(?:page|category|tag|search)(?:\/|$)|rss\.xml$|feed\.json$)/;
const postSlug = /^\/blog\/([a-z0-9-]+)$/;
const isBelowTeam = (path: string): boolean => path.startsWith(memberPath(''));

/**
 * Returns a function that tells whether a path among `links` leads to a page, an image or a redirect. Runs at most
 * four queries.
 */
export async function findKnownPages(
  req: PayloadRequest,
  links: readonly string[],
): Promise<(path: string) => boolean> {
  const paths = links.flatMap((href) => sitePath(href, siteOrigin) ?? []);
  const slugsIn = (place: RegExp) => paths.flatMap((path) => place.exec(path)?.[1] ?? []);
  const posts = await findPublicSlugs(req, slugsIn(postSlug));
  const pictures = await findPictures(req, paths);
  const members = new Set(paths.some(isBelowTeam) ? await findMemberPaths(req) : []);
  const isPage = (path: string): boolean =>
    staticPaths.has(path) ||
    madeFromPosts.test(path) ||
    pictures.has(path) ||
    posts.has(postSlug.exec(path)?.[1] ?? '') ||
    members.has(path);
  const others = paths.filter((path) => !isPage(path)).flatMap((path) => addressPath(path) ?? []);
  const led = await findRedirectedPaths(req, others);
  return (path) => isPage(path) || led.has(addressPath(path) ?? '');
}

const common = { pagination: false, depth: 0, overrideAccess: false } as const;

async function findPublicSlugs(req: PayloadRequest, slugs: string[]): Promise<Set<string>> {
  if (slugs.length === 0) return new Set();
  const { docs } = await req.payload.find({
    ...common,
    collection: 'posts',
    where: {
      and: [
        { _status: { equals: 'published' } },
        { or: [{ slug: { in: slugs } }, { formerSlugs: { in: slugs } }] },
      ],
    },
    select: { slug: true, formerSlugs: true },
    req,
  });
  return new Set(docs.flatMap(({ slug, formerSlugs }) => [slug, ...(formerSlugs ?? [])]));
}

/** Returns the paths that serve a stored image. */
async function findPictures(req: PayloadRequest, paths: string[]): Promise<Set<string>> {
  const base = picturePath('');
  const names = paths.flatMap((path) => (path.startsWith(base) ? path.slice(base.length) : []));
  const { pictures } = await findCheckedImages(req, names.filter(isPictureName));
  return new Set([...pictures.keys()].map(picturePath));
}

/** Returns the paths that a stored redirect redirects. */
async function findRedirectedPaths(req: PayloadRequest, paths: string[]): Promise<Set<string>> {
  if (paths.length === 0) return new Set();
  const { docs } = await req.payload.find({
    ...common,
    collection: 'redirects',
    where: { from: { in: paths } },
    select: { from: true },
    req,
  });
  return new Set(docs.map(({ from }) => from));
}
