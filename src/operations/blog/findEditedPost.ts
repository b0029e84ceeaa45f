import type { PayloadRequest, Where } from 'payload';
import { findLatestPost } from '@/database/tables/postVersions';
import { Missing } from '@/errors/ApiFailures';
import type { Post } from '@/payload-types';

/** A post as its authors have it: the latest version, and whether readers can see any. */
export interface EditedPostRow {
  post: Post;
  isPublic: boolean;
}

/** How a call names a post. */
export interface NamedPost {
  slug: string;
  /** Where the caller knows it, it alone counts: by now the slug can be another post's. */
  id?: number;
}

const missing = 'Post not found';

/**
 * The id of the post that is named. The slug that readers know counts too, while a draft has another one, and last of all
 * a former one. For staff; at most three queries.
 * @throws Missing
 */
export async function findEditedPostId(req: PayloadRequest, { slug, id: known }: NamedPost): Promise<number> {
  const id = known === undefined ? await findIdBySlug(req, slug) : await findId(req, known);
  if (id === undefined) throw new Missing(missing);
  return id;
}

const findId = async (req: PayloadRequest, id: number) =>
  (await findState(req, { id: { equals: id } }, { ofLatest: true }))?.id;

const findIdBySlug = async (req: PayloadRequest, slug: string) =>
  (await findIdByPresentSlug(req, slug)) ?? (await findState(req, { formerSlugs: { in: [slug] } }))?.id;

/** The id of the post that its authors, or else its readers, know by this slug now. For staff; at most two queries. */
export async function findIdByPresentSlug(req: PayloadRequest, slug: string): Promise<number | undefined> {
  const where = { slug: { equals: slug } };
  return (await findState(req, where, { ofLatest: true }))?.id ?? (await findState(req, where))?.id;
}

/**
 * The latest version of the post that is named, as `findEditedPostId` finds it. For staff; at most five queries.
 * @throws Missing
 */
export const findEditedPost = async (req: PayloadRequest, named: NamedPost): Promise<EditedPostRow> =>
  findEditedPostById(req, await findEditedPostId(req, named));

/**
 * The latest version of a post. For staff; two queries.
 * @throws Missing
 */
export async function findEditedPostById(req: PayloadRequest, id: number): Promise<EditedPostRow> {
  const post = await findLatestPost(req, id);
  if (!post) throw new Missing(missing);
  return { post, isPublic: (await findState(req, { id: { equals: id } }))?._status === 'published' };
}

/** Which post it is, and whether it is published: as readers know it, or as its latest version is. */
async function findState(req: PayloadRequest, where: Where, { ofLatest = false } = {}) {
  const { docs } = await req.payload.find({
    ...{ collection: 'posts', where, draft: ofLatest, select: { _status: true }, limit: 1 },
    ...{ pagination: false, depth: 0, overrideAccess: false, req },
  });
  return docs[0] ?? null;
}
