import { sql, type SQL } from 'drizzle-orm';
import type { PayloadRequest } from 'payload';
import type { Post } from '@/payload-types';
import { lockByName } from '../lockByName';
import { sqlList } from '../sqlList';
import { transactionOf } from '../transactionOf';

/** A post without its text: of a long one, reading the text takes milliseconds. */
export type PostWithoutText = Omit<Post, 'body' | 'typedMarkdown'>;

/**
 * The row that pages are made from. Drafts of a published post are kept beside it, as versions. Past the access rule: hooks
 * compare the public row before and after, whoever saves.
 */
export const findPublicPost = (req: PayloadRequest, id: number): Promise<PostWithoutText | null> =>
  req.payload.db.findOne<Post>({
    collection: 'posts',
    where: { id: { equals: id } },
    select: { body: false, typedMarkdown: false },
    req,
  });

/** The text that readers see of a post; null without any. Past the access rule, for hooks. */
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

/** Stands for the text that readers see of a post, for comparisons; null without any. Past the access rule, for a hook. */
export async function findPublicTextMark(req: PayloadRequest, id: number): Promise<string | null> {
  const transaction = await transactionOf(req);
  const { rows } = await transaction.execute<{ mark: string | null }>(
    sql`select md5(body::text) as mark from posts where id = ${id}`,
  );
  return rows[0]?.mark ?? null;
}

/** Null for one from before there were editions. Past the access rule, for a hook. */
export async function findPublicEdition(req: PayloadRequest, id: number): Promise<string | null> {
  const transaction = await transactionOf(req);
  const { rows } = await transaction.execute<{ edition: string | null }>(
    sql`select edition from posts where id = ${id}`,
  );
  return rows[0]?.edition ?? null;
}

/** Waits until nobody else is saving this post, and keeps others waiting until the transaction of `req` ends. */
export async function lockPost(req: PayloadRequest, id: string): Promise<void> {
  const transaction = await transactionOf(req);
  await transaction.execute(sql`
    select pg_advisory_xact_lock_shared(hashtext('posts')), pg_advisory_xact_lock(hashtext(${`post:${id}`}))`);
}

/** The same for all of them: one lock, as those of many posts would not find room in the server's memory. */
export const lockAllPosts = (req: PayloadRequest): Promise<void> => lockByName(req, 'posts');

/** Past the access rule, for a hook; null when there is no such version. */
export async function findPostOfVersion(req: PayloadRequest, versionId: number): Promise<number | null> {
  const transaction = await transactionOf(req);
  const { rows } = await transaction.execute<{ parent: number }>(
    sql`select parent_id as parent from _posts_v where id = ${versionId}`,
  );
  return rows[0]?.parent ?? null;
}

/** Whether another post than this one has the slug: past the access rule, because drafts have slugs too. */
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
 * Takes addresses from all other posts that had them once, versions included. Past the hooks: to the others nothing happens
 * that anybody has to hear of.
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
 * Other posts than this one that readers find or have found, such as one that is taken back for a correction: what leads there
 * will be wanted again. One in the trash has no claim.
 */
const isKnownOther = (id: number | undefined): SQL =>
  sql`posts.first_published_at is not null and posts.deleted_at is null and posts.id is distinct from ${id ?? null}::int`;

/** Of these slugs, those that lead readers to another post than this one, at once or on. Past the access rule, for a hook. */
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
 * Gives the row of a post that no reader has known yet the slug of its draft. Past the hooks, of which one calls this.
 * @throws the database's refusal of a slug that is taken
 */
export async function followDraftSlug(req: PayloadRequest, id: number, slug: string): Promise<void> {
  const transaction = await transactionOf(req);
  await transaction.execute(sql`
    update posts set slug = ${slug}
    where id = ${id} and _status = 'draft' and first_published_at is null and slug is distinct from ${slug}`);
}
