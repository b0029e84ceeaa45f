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
  /** The file name of its share picture. */
  picture: string | null;
  updatedAt: string;
  /** Under which it was found before it was renamed. */
  formerSlugs: string[];
}

/** Categories that have a published post, by name: Payload's API can't ask for what another collection has. */
export async function findCategoriesInUse(payload: Payload): Promise<CategoryRow[]> {
  const { rows } = await payload.db.drizzle.execute<CategoryRow>(sql`
    select id, slug, name, description, updated_at as "updatedAt",
      meta_title as "metaTitle", meta_description as "metaDescription",
      (select filename from media where id = meta_image_id and deleted_at is null) as picture, array(
      select text from categories_texts
      where parent_id = categories.id and path = 'formerSlugs' order by "order"
    ) as "formerSlugs"
    from categories
    where exists (select from posts where category_id = categories.id and _status = 'published')
      and deleted_at is null
    order by name`);
  return rows;
}

/**
 * Takes addresses from all other categories that had them once. Past the hooks: to the others nothing happens that anybody
 * has to hear of.
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

/** The addresses that lead to a category, which nobody hands it any more until the transaction ends. Past the access rule, for a hook. */
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
  /** Whether posts use it, drafts included: those in whose latest version it stands, or which readers find in it. */
  posts: number;
  isTrashed: boolean;
}

/**
 * Keeps these categories as they are until the transaction ends: no post can be put into one or taken out of it meanwhile. Past the
 * access rule, for a hook. Those that don't exist are left out.
 */
export async function lockCategories(req: PayloadRequest, ids: readonly number[]): Promise<LockedCategory[]> {
  const transaction = await transactionOf(req);
  await transaction.execute(sql`select from categories where id in (${sqlList(ids)}) order by id for update`);
  const { rows } = await transaction.execute<LockedCategory>(sql`
    select id, slug, deleted_at is not null as "isTrashed", (${postsInCategory}) as posts
    from categories where id in (${sqlList(ids)})`);
  return rows;
}

/** How many posts use each category that is used. Past the access rule, because drafts count; for staff. */
export async function countCategoryPosts(req: PayloadRequest): Promise<Map<number, number>> {
  const { rows } = await (
    await databaseOf(req)
  ).execute<Pick<LockedCategory, 'id' | 'posts'>>(sql`
    select id, (${postsInCategory}) as posts from categories where deleted_at is null`);
  return new Map(rows.map(({ id, posts }) => [id, posts]));
}

/**
 * Puts all posts of a category, with all their versions, into another one or none. Past the hooks: nothing else about them
 * changes, and whoever edits one goes on.
 * @returns the slugs of those that readers see
 */
export async function movePosts(req: PayloadRequest, from: number, to: number | null): Promise<string[]> {
  const transaction = await transactionOf(req);
  await transaction.execute(sql`
    update _posts_v set version_category_id = ${to} where version_category_id = ${from}`);
  const { rows } = await transaction.execute<{ slug: string; status: string }>(sql`
    update posts set category_id = ${to} where category_id = ${from} returning slug, _status as status`);
  return rows.filter(({ status }) => status === 'published').map(({ slug }) => slug);
}

/** Gives a category all addresses of another one, which is about to be deleted, to lead on from. Past the hooks, of which one calls this. */
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
 * Whether a category can be used. If so, it can't go to the trash before the transaction ends. Past the access rule, for a hook.
 */
export async function lockCategoryInUse(req: PayloadRequest, id: number): Promise<boolean> {
  const { rows } = await (
    await transactionOf(req)
  ).execute(sql`
    select from categories where id = ${id} and deleted_at is null for share`);
  return rows.length > 0;
}

/** Past the access rule, for hooks. */
export async function isCategoryInTrash(req: PayloadRequest, id: number): Promise<boolean> {
  const { rows } = await (
    await transactionOf(req)
  ).execute(sql`
    select from categories where id = ${id} and deleted_at is not null`);
  return rows.length > 0;
}

/** Whether a category that isn't in the trash has this name or this address. Past the access rule, for a hook. */
export async function isCategoryNameTaken(req: PayloadRequest, name: string, slug: string): Promise<boolean> {
  const { rows } = await (
    await transactionOf(req)
  ).execute(sql`
    select from categories where name = ${name} or slug = ${slug}`);
  return rows.length > 0;
}

/** Posts in the trash use nothing. */
const postsInCategory = sql`
  select count(*)::int from posts where deleted_at is null and (category_id = categories.id or exists (
    select from _posts_v where parent_id = posts.id and latest and version_category_id = categories.id))`;
