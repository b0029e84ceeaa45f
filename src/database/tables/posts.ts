import { sql, type SQL } from 'drizzle-orm';
import type { PayloadRequest } from 'payload';
import type { Post } from '@/payload-types';
import { lockByName } from '../lockByName';
import { sqlList } from '../sqlList';
import { transactionOf } from '../transactionOf';

/** A post without its body, which takes milliseconds to read if it is long. */
export type PostWithoutText = Omit<Post, 'body' | 'typedMarkdown'>;

/**
 * Returns the row that pages are rendered from; drafts of a published post are stored as versions. Bypasses access
 * control: hooks compare the row before and after a save by any user.
 */
export const findPublicPost = (req: PayloadRequest, id: number): Promise<PostWithoutText | null> =>
  req.payload.db.findOne<Post>({
    collection: 'posts',
    where: { id: { equals: id } },
    select: { body: false, typedMarkdown: false },
    req,
  });

/** Returns the published body of a post; null if there is none. Bypasses access control: called from hooks. */
export async function findPublicText(req: PayloadRequest, id: number): Promise<Post['body']> {
  const where = { id: { equals: id } };
  const found = await req.payload.db.findOne<Post>({
    collection: 'posts',
    where,
    select: { body: true },
    req,
  });
  return found?.body ?? null;
}

/**
 * Returns a hash of the published body for comparisons; null if there is none. Bypasses access control: called from a
 * hook.
 */
export async function findPublicTextMark(req: PayloadRequest, id: number): Promise<string | null> {
  const transaction = await transactionOf(req);
  const { rows } = await transaction.execute<{ mark: string | null }>(
    sql`select md5(body::text) as mark from posts where id = ${id}`,
  );
  return rows[0]?.mark ?? null;
}

/**
 * Returns the published revision; null for a post that predates revisions. Bypasses access control: called from a
 * hook.
 */
export async function findPublishedRevision(req: PayloadRequest, id: number): Promise<string | null> {
  const transaction = await transactionOf(req);
  const { rows } = await transaction.execute<{ revision: string | null }>(
    sql`select edition as revision from posts where id = ${id}`,
  );
  return rows[0]?.revision ?? null;
}

/** Locks a post until the transaction of `req` ends. Serializes its saves. */
export async function lockPost(req: PayloadRequest, id: string): Promise<void> {
  const transaction = await transactionOf(req);
  await transaction.execute(sql`
    select pg_advisory_xact_lock_shared(hashtext('posts')), pg_advisory_xact_lock(hashtext(${`post:${id}`}))`);
}

/** Locks all posts with one lock: one lock per post would exceed PostgreSQL's lock table. */
export const lockAllPosts = (req: PayloadRequest): Promise<void> => lockByName(req, 'posts');

/** Returns the post of a version; null if there is no such version. Bypasses access control: called from a hook. */
export async function findPostOfVersion(req: PayloadRequest, versionId: number): Promise<number | null> {
  const transaction = await transactionOf(req);
  const { rows } = await transaction.execute<{ parent: number }>(
    sql`select parent_id as parent from _posts_v where id = ${versionId}`,
  );
  return rows[0]?.parent ?? null;
}

/** Returns whether another post has the slug. Bypasses access control, because drafts reserve slugs too. */
export async function isSlugOfAnother(
  req: PayloadRequest,
  slug: string,
  id: number | undefined,
): Promise<boolean> {
  const { totalDocs } = await req.payload.db.count({
    collection: 'posts',
    where: { and: [{ slug: { equals: slug } }, ...(id ? [{ id: { not_equals: id } }] : [])] },
    req,
  });
  return totalDocs > 0;
}

/**
 * Removes former slugs from all other posts and their versions. Bypasses hooks on purpose: nothing depends on the
 * other posts' former slugs.
 */
export async function releaseFormerPostSlugs(
  req: PayloadRequest,
  slugs: readonly string[],
  id: number,
): Promise<void> {
  if (slugs.length === 0) return;
  const transaction = await transactionOf(req);
  await transaction.execute(sql`
    delete from posts_texts where path = 'formerSlugs' and text in (${sqlList(slugs)}) and parent_id <> ${id}`);
  await transaction.execute(sql`
    delete from _posts_v_texts as former using _posts_v as version
    where former.path = 'version.formerSlugs' and former.text in (${sqlList(slugs)})
      and version.id = former.parent_id and version.parent_id <> ${id}`);
}

/**
 * Other posts that are or were published, e.g. one unpublished for a correction: its links will be needed again.
 * Posts in the trash don't count.
 */
const isKnownOther = (id: number | undefined): SQL =>
  sql`posts.first_published_at is not null and posts.deleted_at is null and posts.id is distinct from ${id ?? null}::int`;

/**
 * Returns those of the slugs that lead to another post, directly or by redirect. Bypasses access control: called from
 * a hook.
 */
export async function findSlugsOfOthers(
  req: PayloadRequest,
  slugs: readonly string[],
  id: number | undefined,
): Promise<Set<string>> {
  if (slugs.length === 0) return new Set();
  const transaction = await transactionOf(req);
  const { rows } = await transaction.execute<{ slug: string }>(sql`
    select slug from posts where slug in (${sqlList(slugs)}) and ${isKnownOther(id)}
    union select text from posts_texts join posts on posts.id = parent_id
      where path = 'formerSlugs' and text in (${sqlList(slugs)}) and ${isKnownOther(id)}`);
  return new Set(rows.map(({ slug }) => slug));
}

/**
 * Copies the draft's slug to the row of a post that was never published. Bypasses hooks on purpose: called from a
 * hook.
 * @throws the database's unique violation if the slug is taken
 */
export async function followDraftSlug(req: PayloadRequest, id: number, slug: string): Promise<void> {
  const transaction = await transactionOf(req);
  await transaction.execute(sql`
    update posts set slug = ${slug}
    where id = ${id} and _status = 'draft' and first_published_at is null and slug is distinct from ${slug}`);
}
