import type { PayloadRequest, Where } from 'payload';
import { Missing } from '@/errors/ApiFailures';
import { requireStaff } from '@/operations/requireUser';
import type { Post } from '@/payload-types';
import type { PostVersion, ReadPostVersion } from '@/schemas/postVersions';
import { findEditedPost } from './findEditedPost';
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
  slug,
}: {
  req: PayloadRequest;
  slug: string;
}): Promise<PostVersion[]> {
  requireStaff(req);
  const { post } = await findEditedPost(req, slug);
  const { docs } = await req.payload.findVersions({
    ...versionsOf(post.id),
    select: { version: { _status: true, updatedBy: true }, autosave: true, createdAt: true, updatedAt: true },
    req,
  });
  const users = [...new Set(docs.map(({ version }) => userOf(version)))];
  const names = new Map(await Promise.all(users.map(async (id) => [id, await nameOfUser(req, id)] as const)));
  return docs.map((stored) => presentVersion(stored, names.get(userOf(stored.version)) ?? null));
}

/**
 * One of them, in Markdown. For staff.
 * @throws Missing, Busy, TooManyRequests
 */
export async function readPostVersion({
  req,
  slug,
  version: id,
}: {
  req: PayloadRequest;
  slug: string;
  version: number;
}): Promise<ReadPostVersion> {
  requireStaff(req);
  const { post } = await findEditedPost(req, slug);
  const { docs } = await req.payload.findVersions({ ...versionsOf(post.id, { id: { equals: id } }), req });
  const [stored] = docs;
  if (!stored) throw new Missing('There is no such version any more.');
  const { version } = stored;
  const { frontmatter, content, updatedBy } = await presentPost(req, {
    post: { ...version, id: post.id } as Post,
    isPublic: version._status === 'published',
  });
  return { ...presentVersion(stored, updatedBy), frontmatter, content };
}

const versionsOf = (postId: number, more: Where = {}) => ({
  collection: 'posts' as const,
  where: { and: [{ parent: { equals: postId } }, more] },
  ...{ sort: '-updatedAt', limit: maxVersions, pagination: false, depth: 0, overrideAccess: false },
});

const presentVersion = (
  { id, version, autosave, updatedAt }: StoredVersion,
  savedBy: string | null,
): PostVersion => ({
  id: Number(id),
  savedAt: updatedAt,
  savedBy,
  isPublished: version._status === 'published',
  isAutosave: autosave ?? false,
});
