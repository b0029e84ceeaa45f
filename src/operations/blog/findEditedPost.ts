import type { PayloadRequest, Where } from 'payload';
import { findLatestPost } from '@/database/tables/postVersions';
import { Missing } from '@/errors/ApiFailures';
import type { Post } from '@/payload-types';

/** The latest version of a post, and whether the post is published. */
export interface EditedPostRow {
  post: Post;
  isPublic: boolean;
}

/** Identifies a post in a request. */
export interface NamedPost {
  slug: string;
  /** If set, only the id counts, because the slug may belong to another post by now. */
  id?: number;
}

const missing = 'Post not found';

/**
 * Returns a post's id. The slug matches the latest version first, then the published row, then former slugs. For
 * staff; runs at most three queries.
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

/**
 * Returns the id of the post whose latest version, or else published row, has this slug. For staff; runs at most two
 * queries.
 */
export async function findIdByPresentSlug(req: PayloadRequest, slug: string): Promise<number | undefined> {
  const where = { slug: { equals: slug } };
  return (await findState(req, where, { ofLatest: true }))?.id ?? (await findState(req, where))?.id;
}

/**
 * Returns the latest version of a post, found as in `findEditedPostId`. For staff; runs at most five queries.
 * @throws Missing
 */
export const findEditedPost = async (req: PayloadRequest, named: NamedPost): Promise<EditedPostRow> =>
  findEditedPostById(req, await findEditedPostId(req, named));

/**
 * Returns the latest version of a post. For staff; runs two queries.
 * @throws Missing
 */
export async function findEditedPostById(req: PayloadRequest, id: number): Promise<EditedPostRow> {
  const post = await findLatestPost(req, id);
  if (!post) throw new Missing(missing);
  return { post, isPublic: (await findState(req, { id: { equals: id } }))?._status === 'published' };
}

/** Returns id and status of a post's main row, or of its latest version with `ofLatest`. */
async function findState(req: PayloadRequest, where: Where, { ofLatest = false } = {}) {
  const { docs } = await req.payload.find({
    ...{ collection: 'posts', where, draft: ofLatest, select: { _status: true }, limit: 1 },
    ...{ pagination: false, depth: 0, overrideAccess: false, req },
  });
  return docs[0] ?? null;
}
