import type { PayloadRequest, Where } from 'payload';
import { Missing } from '@/errors/ApiFailures';
import { requireStaff } from '@/operations/requireUser';
import type { Post } from '@/payload-types';
import type { PostVersion, ReadPostVersion } from '@/schemas/postVersions';
import { findEditedPostId, type NamedPost } from './findEditedPost';
import { nameOfUser } from './nameOfUser';
import { presentPost } from './presentPost';

/** The maximum number of versions kept per post. */
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
 * Returns the stored versions of a post, newest first, with the user who saved each. For staff.
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
 * Returns one version of a post with its body as Markdown. For staff.
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
  /** Null for the oldest stored version. */
  before: ReadPostVersion | null;
  latest: ReadPostVersion;
}

/**
 * Returns the versions of a post by id, with the chosen version, the one before it and the latest one as Markdown.
 * Also works for posts in the trash, without the version saved by moving there, whose slug was released. For staff.
 * @param version the latest one by default
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

/**
 * A version kept aside has an `updatedAt` before the latest version's, so that Payload doesn't take it for the
 * latest. Its `createdAt` is the real time of the save.
 */
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
