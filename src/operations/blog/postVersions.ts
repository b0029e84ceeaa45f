import type { PayloadRequest, Where } from 'payload';
import { Missing } from '@/errors/ApiFailures';
import { requireStaff } from '@/operations/requireUser';
import type { Post } from '@/payload-types';
import type { PostVersion, ReadPostVersion } from '@/schemas/postVersions';
import { findEditedPostId, type NamedPost } from './findEditedPost';
import { nameOfUser } from './nameOfUser';
import { presentPost } from './presentPost';

/** No post keeps more. */
const maxVersions = 50;

interface StoredVersion {
  id: number | string;
  version: Pick<Post, '_status' | 'updatedBy'>;
  autosave?: boolean;
  createdAt: string;
  updatedAt: string;
}

const userOf = ({ updatedBy }: StoredVersion['version']): number | null =>
  (typeof updatedBy === 'object' ? updatedBy?.id : updatedBy) ?? null;

/**
 * The versions of a post that are kept, newest first, with who saved each. For staff.
 * @throws Missing
 */
export async function listPostVersions({
  req,
  named,
}: {
  req: PayloadRequest;
  named: NamedPost;
}): Promise<PostVersion[]> {
  requireStaff(req);
  return listVersions(req, await findEditedPostId(req, named));
}

/**
 * One of them, in Markdown. For staff.
 * @throws Missing, Busy, TooManyRequests
 */
export async function readPostVersion({
  req,
  named,
  version,
}: {
  req: PayloadRequest;
  named: NamedPost;
  version: number;
}): Promise<ReadPostVersion> {
  requireStaff(req);
  return readVersion(req, await findEditedPostId(req, named), version);
}

export interface VersionComparison {
  versions: PostVersion[];
  chosen: ReadPostVersion;
  /** Null for the first that is kept. */
  before: ReadPostVersion | null;
  latest: ReadPostVersion;
}

/**
 * The versions of a post by its id, with one of them, the one before and the latest one in Markdown. A post in the trash has
 * them too, but for those that it got there, whose address has stepped aside. For staff.
 * @param version the latest one unless it is named
 * @throws Missing, Busy, TooManyRequests
 */
export async function compareVersions({
  req,
  id,
  version,
}: {
  req: PayloadRequest;
  id: number;
  version?: number;
}): Promise<VersionComparison> {
  requireStaff(req);
  const versions = await listVersions(req, id);
  const place = version === undefined ? 0 : versions.findIndex((one) => one.id === version);
  const [latest, chosen, before] = [versions[0], versions[place], versions[place + 1]];
  if (!latest || !chosen) throw noVersion();
  const readChosen = await readVersion(req, id, chosen.id);
  return {
    versions,
    chosen: readChosen,
    before: before ? await readVersion(req, id, before.id) : null,
    latest: latest.id === chosen.id ? readChosen : await readVersion(req, id, latest.id),
  };
}

async function listVersions(req: PayloadRequest, id: number): Promise<PostVersion[]> {
  const { docs } = await req.payload.findVersions({
    ...versionsOf(id),
    overrideAccess: false,
    select: { version: { _status: true, updatedBy: true }, autosave: true, createdAt: true, updatedAt: true },
    req,
  });
  const users = [...new Set(docs.map(({ version }) => userOf(version)))];
  const names = new Map(
    await Promise.all(users.map(async (user) => [user, await nameOfUser(req, user)] as const)),
  );
  return docs.map((stored) => presentVersion(stored, names.get(userOf(stored.version)) ?? null));
}

async function readVersion(req: PayloadRequest, id: number, versionId: number): Promise<ReadPostVersion> {
  const { docs } = await req.payload.findVersions({
    ...versionsOf(id, { id: { equals: versionId } }),
    overrideAccess: false,
    req,
  });
  const [stored] = docs;
  if (!stored) throw noVersion();
  const { version } = stored;
  const { frontmatter, content, updatedBy } = await presentPost(req, {
    post: { ...version, id } as Post,
    isPublic: version._status === 'published',
  });
  return { ...presentVersion(stored, updatedBy), frontmatter, content };
}

const noVersion = () => new Missing('There is no such version any more.');

const versionsOf = (postId: number, more: Where = {}) => ({
  collection: 'posts' as const,
  where: { and: [{ parent: { equals: postId } }, more] },
  ...{ sort: '-updatedAt', limit: maxVersions, pagination: false, depth: 0 },
});

/** One that was kept aside is dated before the version that it was kept from, and then is younger than it says. */
const presentVersion = (
  { id, version, autosave, createdAt, updatedAt }: StoredVersion,
  savedBy: string | null,
): PostVersion => ({
  id: Number(id),
  savedAt: createdAt > updatedAt ? createdAt : updatedAt,
  savedBy,
  isPublished: version._status === 'published',
  isAutosave: autosave ?? false,
});
