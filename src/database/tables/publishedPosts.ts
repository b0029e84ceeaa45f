import { sql } from 'drizzle-orm';
import type { Payload, PayloadRequest } from 'payload';
import { namedRows } from '../namedRows';
import { withTotal } from '../withTotal';

// Queries for public pages over many posts, answered from indexes: Payload would read all columns of every post it
// skips. Bypasses access control; each statement filters by published posts, which is what the rule allows visitors.

interface Choice {
  categoryId?: number;
  /** Slug of a tag. */
  tagSlug?: string;
}

/** Returns the ids of one page, newest first, and the total. */
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
  /** Posts of the same category or tags, newest first. */
  candidates: number[];
}

/** Returns the ids of the previous and next post, and of posts on the same topics. */
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

/** Returns the tags, as spelled, of the newest post with this tag. */
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

/** Returns the tags of the newest posts, as spelled, most frequent first. */
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

/** Published posts that search engines may index at their own URL. */
const isListed = sql`_status = 'published' and no_index is not true and coalesce(btrim(canonical_url), '') = ''`;

/** Returns what feeds and other machine-readable lists show of indexable posts, newest first. */
export async function findListedRows(payload: Payload, limit: number): Promise<ListedRow[]> {
  const { rows } = await payload.db.drizzle.execute<ListedRow>(sql`
    select slug, title, description, updated_at as "updatedAt" from posts where ${isListed}
    order by date desc, id desc limit ${limit}`);
  return rows;
}

interface ListedPart extends Record<string, unknown> {
  /** Starts at 1. Part n holds the ids from `(n - 1) * perPart + 1` to `n * perPart`. */
  part: number;
  /** When any of its posts was last changed. */
  changed: string;
}

/**
 * Returns all parts of the indexable posts, each at most `perPart` posts. Parts are ranges of ids, so that a change
 * to one post affects one part.
 */
export async function findListedParts(payload: Payload, perPart: number): Promise<ListedPart[]> {
  const { rows } = await payload.db.drizzle.execute<ListedPart>(sql`
    select (id - 1) / ${perPart}::int + 1 as part, max(updated_at) as changed
    from posts where ${isListed}
    group by 1 order by 1`);
  return rows;
}

/** Returns the posts of one part, newest id first. */
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

/** Returns the newest published posts and the total. */
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

/** Returns the ids of published posts with exactly this author name, newest first. */
export async function findPostsOfAuthor(payload: Payload, name: string, limit: number): Promise<number[]> {
  const { rows } = await payload.db.drizzle.execute<{ id: number }>(sql`
    select id from posts where _status = 'published' and btrim(author) = ${name.trim()}
    order by date desc, id desc limit ${limit}`);
  return rows.map(({ id }) => id);
}
