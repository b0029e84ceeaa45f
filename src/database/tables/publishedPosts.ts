import { sql } from 'drizzle-orm';
import type { Payload, PayloadRequest } from 'payload';
import { namedRows } from '../namedRows';
import { withTotal } from '../withTotal';

// What public pages need of many posts at once, by indexes alone: Payload would read every post that it passes over, with all
// of its columns. Each statement asks for published posts only, which is what the access rule shows to visitors.

interface Choice {
  categoryId?: number;
  /** The address of a tag. */
  tagSlug?: string;
}

/** The ids of one page, newest first, and how many posts there are on all pages. */
export async function findPostPage(
  payload: Payload,
  { page, perPage, ...choice }: Choice & { page: number; perPage: number },
): Promise<{ ids: number[]; total: number }> {
  const isChosen = conditionOf(choice);
  const { rows } = await payload.db.drizzle.execute<{ ids: number[]; total: number }>(sql`
    select
      array(
        select id from posts where ${isChosen}
        order by date desc, id desc limit ${perPage} offset ${perPage * (page - 1)}
      ) as ids,
      (select count(*)::int from posts where ${isChosen}) as total`);
  return rows[0] ?? { ids: [], total: 0 };
}

function conditionOf({ categoryId, tagSlug }: Choice) {
  const conditions = [
    sql`_status = 'published'`,
    ...(categoryId === undefined ? [] : [sql`category_id = ${categoryId}`]),
    ...(tagSlug === undefined
      ? []
      : [sql`id in (select post_id from posts_search where tag_slugs @> array[${tagSlug}])`]),
  ];
  return sql.join(conditions, sql` and `);
}

interface Neighbors extends Record<string, unknown> {
  previous: number | null;
  next: number | null;
  /** On the same topics, newest first. */
  candidates: number[];
}

/** The ids of the posts around one, by time and by topic. */
export async function findNeighbors(
  payload: Payload,
  {
    id,
    date,
    categoryId,
    tagSlugs,
    candidates,
  }: { id: number; date: string; categoryId: number | null; tagSlugs: string[]; candidates: number },
): Promise<Neighbors> {
  const here = sql`(${date}::timestamptz, ${id}::int)`;
  const { rows } = await payload.db.drizzle.execute<Neighbors>(sql`
    select
      (select id from posts where _status = 'published' and (date, id) < ${here}
        order by date desc, id desc limit 1) as previous,
      (select id from posts where _status = 'published' and (date, id) > ${here}
        order by date, id limit 1) as next,
      array(
        select id from posts
        where _status = 'published' and id <> ${id} and (
          category_id = ${categoryId}::int
          or id in (select post_id from posts_search where tag_slugs && ${sql.param(tagSlugs)}::text[])
        )
        order by date desc, id desc limit ${candidates}
      ) as candidates`);
  return rows[0] ?? { previous: null, next: null, candidates: [] };
}

/** The tags, as they are spelled, of the newest post that has the tag at this address. */
export async function findTagsBeside(payload: Payload, tagSlug: string): Promise<string[]> {
  const { rows } = await payload.db.drizzle.execute<{ text: string }>(sql`
    select text from posts_texts
    where path = 'tags' and parent_id = (
      select id from posts
      where _status = 'published'
        and id in (select post_id from posts_search where tag_slugs @> array[${tagSlug}])
      order by date desc, id desc limit 1
    )
    order by "order"`);
  return rows.map(({ text }) => text);
}

/** The tags of so many of the newest posts, as they are spelled, most frequent first. */
export async function countNewestTags(
  payload: Payload,
  newestPosts: number,
): Promise<{ text: string; posts: number }[]> {
  const { rows } = await payload.db.drizzle.execute<{ text: string; posts: number }>(sql`
    select tag.text, count(*)::int as posts
    from (
      select id from posts where _status = 'published' order by date desc, id desc limit ${newestPosts}
    ) post
    join posts_texts tag on tag.parent_id = post.id and tag.path = 'tags'
    group by tag.text order by posts desc, tag.text`);
  return rows;
}

interface ListedRow extends Record<string, unknown> {
  slug: string;
  title: string;
  description: string;
  updatedAt: string;
}

/** Of published posts those that search engines may list under their own address. */
const isListed = sql`_status = 'published' and no_index is not true and coalesce(btrim(canonical_url), '') = ''`;

/** What lists for programs say of posts that they may list, newest first. */
export async function findListedRows(payload: Payload, limit: number): Promise<ListedRow[]> {
  const { rows } = await payload.db.drizzle.execute<ListedRow>(sql`
    select slug, title, description, updated_at as "updatedAt" from posts where ${isListed}
    order by date desc, id desc limit ${limit}`);
  return rows;
}

interface ListedPart extends Record<string, unknown> {
  /** From 1: the posts with the first `perPart` ids, the next ones, and so on. */
  part: number;
  /** When any of them was last changed. */
  changed: string;
}

/** All posts that may be listed, by parts of at most `perPart`: runs of ids, so that a change to a post concerns one of them. */
export async function findListedParts(payload: Payload, perPart: number): Promise<ListedPart[]> {
  const { rows } = await payload.db.drizzle.execute<ListedPart>(sql`
    select (id - 1) / ${perPart}::int + 1 as part, max(updated_at) as changed
    from posts where ${isListed}
    group by 1 order by 1`);
  return rows;
}

/** The posts of one part, those that were made last first. */
export async function findPartRows(
  payload: Payload,
  { part, perPart }: { part: number; perPart: number },
): Promise<Pick<ListedRow, 'slug' | 'updatedAt'>[]> {
  const { rows } = await payload.db.drizzle.execute<Pick<ListedRow, 'slug' | 'updatedAt'>>(sql`
    select slug, updated_at as "updatedAt" from posts
    where ${isListed} and id > ${(part - 1) * perPart} and id <= ${part * perPart}
    order by id desc`);
  return rows;
}

/** The newest posts, and how many there are. */
export async function findNewestPosts(req: PayloadRequest, limit: number) {
  const rows = await namedRows<{ id: number; title: string; slug: string; date: Date; total: number }>(
    req,
    {
      name: 'newest-posts',
      text: `
        select id, title, slug, date,
          (select count(*)::int from posts where _status = 'published') as total
        from posts where _status = 'published' order by date desc, id desc limit $1`,
    },
    [limit],
  );
  return withTotal(rows);
}

/** The ids of the posts that are signed with exactly this name, newest first. */
export async function findPostsOfAuthor(payload: Payload, name: string, limit: number): Promise<number[]> {
  const { rows } = await payload.db.drizzle.execute<{ id: number }>(sql`
    select id from posts where _status = 'published' and btrim(author) = ${name.trim()}
    order by date desc, id desc limit ${limit}`);
  return rows.map(({ id }) => id);
}
