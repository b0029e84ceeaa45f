import { sql } from 'drizzle-orm';
import type { Payload, PayloadRequest } from 'payload';
import { databaseOf } from '../databaseOf';
import { sqlList } from '../sqlList';
import { transactionOf } from '../transactionOf';

interface CategoryRow extends Record<string, unknown> {
  id: number;
  slug: string;
  name: string;
  description: string | null;
  metaTitle: string | null;
  metaDescription: string | null;
  /** File name of the share image. */
  picture: string | null;
  pictureAlt: string | null;
  updatedAt: string;
  /** Slugs the category had before it was renamed. */
  formerSlugs: string[];
}

/**
 * Returns categories with a published post, by name. Raw SQL, because Payload's API can't filter by another
 * collection.
 */
export async function findCategoriesInUse(payload: Payload): Promise<CategoryRow[]> {
  const { rows } = await payload.db.drizzle.execute<CategoryRow>(sql`
    select categories.id, slug, name, description, categories.updated_at as "updatedAt",
      meta_title as "metaTitle", meta_description as "metaDescription",
      media.filename as picture, media.alt as "pictureAlt", array(
      select text from categories_texts
      where parent_id = categories.id and path = 'formerSlugs' order by "order"
    ) as "formerSlugs"
    from categories left join media on media.id = meta_image_id and media.deleted_at is null
    where exists (select from posts where category_id = categories.id and _status = 'published')
      and categories.deleted_at is null
    order by name`);
  return rows;
}

/**
 * Removes former slugs from all other categories. Bypasses hooks on purpose: nothing depends on the other categories'
 * former slugs.
 */
export async function releaseFormerSlugs(
  req: PayloadRequest,
  slugs: readonly string[],
  id: number,
): Promise<void> {
  const transaction = await transactionOf(req);
  await transaction.execute(sql`
    delete from categories_texts where path = 'formerSlugs' and text in (${sqlList(slugs)}) and parent_id <> ${id}`);
}

/**
 * Locks a category until the transaction ends, so that nobody adds former slugs to it, and returns its former slugs.
 * Bypasses access control: called from a hook.
 */
export async function lockFormerSlugs(req: PayloadRequest, id: number): Promise<string[]> {
  const transaction = await transactionOf(req);
  await transaction.execute(sql`select from categories where id = ${id} for update`);
  const { rows } = await transaction.execute<{ text: string }>(sql`
    select text from categories_texts where parent_id = ${id} and path = 'formerSlugs' order by "order"`);
  return rows.map(({ text }) => text);
}

interface LockedCategory extends Record<string, unknown> {
  id: number;
  slug: string;
  /** How many posts use it in the published row or in the latest version, drafts included. */
  posts: number;
  isTrashed: boolean;
}

/**
 * Locks these categories until the transaction ends, so that no post can be added or removed meanwhile. Ids that
 * don't exist are omitted. Bypasses access control: called from a hook.
 */
export async function lockCategories(req: PayloadRequest, ids: readonly number[]): Promise<LockedCategory[]> {
  const transaction = await transactionOf(req);
  await transaction.execute(sql`select from categories where id in (${sqlList(ids)}) order by id for update`);
  const { rows } = await transaction.execute<LockedCategory>(sql`
    select id, slug, deleted_at is not null as "isTrashed", (${postsInCategory}) as posts
    from categories where id in (${sqlList(ids)})`);
  return rows;
}

/** Returns the number of posts per category. Bypasses access control to count drafts as well; for staff only. */
export async function countCategoryPosts(req: PayloadRequest): Promise<Map<number, number>> {
  const { rows } = await (
    await databaseOf(req)
  ).execute<Pick<LockedCategory, 'id' | 'posts'>>(sql`
    select id, (${postsInCategory}) as posts from categories where deleted_at is null`);
  return new Map(rows.map(({ id, posts }) => [id, posts]));
}

/**
 * Moves all posts of a category and all their versions to another category or to none. Bypasses hooks on purpose:
 * nothing else about the posts changes, and open editors aren't interrupted.
 * @returns the slugs of the published posts
 */
export async function movePosts(req: PayloadRequest, from: number, to: number | null): Promise<string[]> {
  const transaction = await transactionOf(req);
  await transaction.execute(sql`
    update _posts_v set version_category_id = ${to} where version_category_id = ${from}`);
  const { rows } = await transaction.execute<{ slug: string; status: string }>(sql`
    update posts set category_id = ${to} where category_id = ${from} returning slug, _status as status`);
  return rows.filter(({ status }) => status === 'published').map(({ slug }) => slug);
}

/**
 * Returns which posts have this category in their published row (`post 5`) or in their latest version (`draft 5`), for
 * `restorePostCategory`. Bypasses access control: called from a hook.
 */
export async function findPostsIn(req: PayloadRequest, id: number): Promise<string[]> {
  const transaction = await transactionOf(req);
  const { rows } = await transaction.execute<{ post: string }>(sql`
    select 'post ' || id as post from posts where category_id = ${id}
    union all select 'draft ' || parent_id from _posts_v where latest and version_category_id = ${id}`);
  return rows.map(({ post }) => post);
}

/**
 * Gives posts that have no category by now the one that they had before it was trashed. Bypasses hooks like `movePosts`.
 * @returns the slugs of the published posts
 */
export async function restorePostCategory(
  req: PayloadRequest,
  id: number,
  posts: readonly string[],
): Promise<string[]> {
  const transaction = await transactionOf(req);
  // The version behind the published row is what "Revert to published" restores.
  await transaction.execute(sql`
    update _posts_v set version_category_id = ${id}
    where version_category_id is null and (
      latest and 'draft ' || parent_id = any(${sql.param(posts)}::text[])
      or 'post ' || parent_id = any(${sql.param(posts)}::text[]) and id = (
        select max(published.id) from _posts_v as published
        where published.parent_id = _posts_v.parent_id and published.version__status = 'published'))`);
  const { rows } = await transaction.execute<{ slug: string; status: string }>(sql`
    update posts set category_id = ${id}
    where category_id is null and 'post ' || id = any(${sql.param(posts)}::text[])
    returning slug, _status as status`);
  return rows.filter(({ status }) => status === 'published').map(({ slug }) => slug);
}

/**
 * Gives a category all slugs of another one that is about to be deleted, as former slugs that redirect. Bypasses
 * hooks on purpose: called from a hook.
 */
export async function handOverAddresses(req: PayloadRequest, from: number, to: number): Promise<void> {
  await (
    await transactionOf(req)
  ).execute(sql`
    insert into categories_texts (parent_id, path, "order", text)
    select ${to}, 'formerSlugs', (select count(*) from categories_texts where parent_id = ${to}) + row_number() over (), text
    from (
      select slug as text from categories where id = ${from}
      union select text from categories_texts where parent_id = ${from} and path = 'formerSlugs'
    ) as given
    where text not in (select slug from categories where id = ${to})`);
}

/**
 * Returns whether a category exists outside the trash, and locks it for share so that it can't be trashed before the
 * transaction ends. Bypasses access control: called from a hook.
 */
export async function lockCategoryInUse(req: PayloadRequest, id: number): Promise<boolean> {
  const { rows } = await (
    await transactionOf(req)
  ).execute(sql`
    select from categories where id = ${id} and deleted_at is null for share`);
  return rows.length > 0;
}

/** Bypasses access control: called from hooks. */
export async function isCategoryInTrash(req: PayloadRequest, id: number): Promise<boolean> {
  const { rows } = await (
    await transactionOf(req)
  ).execute(sql`
    select from categories where id = ${id} and deleted_at is not null`);
  return rows.length > 0;
}

/**
 * Returns whether a category has this name or slug. Trashed ones don't match, because the trash renames them.
 * Bypasses access control: called from a hook.
 */
export async function isCategoryNameTaken(req: PayloadRequest, name: string, slug: string): Promise<boolean> {
  const { rows } = await (
    await transactionOf(req)
  ).execute(sql`
    select from categories where name = ${name} or slug = ${slug}`);
  return rows.length > 0;
}

/** Posts in the trash don't count. */
const postsInCategory = sql`
  select count(*)::int from posts where deleted_at is null and (category_id = categories.id or exists (
    select from _posts_v where parent_id = posts.id and latest and version_category_id = categories.id))`;
