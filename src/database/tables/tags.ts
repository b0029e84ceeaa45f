import { sql } from 'drizzle-orm';
import type { PayloadRequest } from 'payload';
import { databaseOf } from '../databaseOf';
import { transactionOf } from '../transactionOf';

// Raw SQL: tags exist only as text on posts, and Payload's API can't list distinct values.

interface WrittenTag extends Record<string, unknown> {
  text: string;
  /** Number of posts with this tag, drafts included. */
  posts: number;
}

/** Each pair of post and tag, from the row and from the latest draft, except for posts in the trash. */
const written = sql`
  select text, post_id from (
    select tag.text, tag.parent_id as post_id from posts_texts tag where tag.path = 'tags'
    union all
    select tag.text, draft.parent_id from _posts_v_texts tag
      join _posts_v draft on draft.id = tag.parent_id and draft.latest
      where tag.path = 'version.tags'
  ) as tagged
  join posts on posts.id = post_id and posts.deleted_at is null`;

/**
 * Returns all tags, as spelled, of posts and their latest drafts. Bypasses access control to count drafts; for staff
 * only.
 */
export async function findWrittenTags(req: PayloadRequest): Promise<WrittenTag[]> {
  const { rows } = await (
    await databaseOf(req)
  ).execute<WrittenTag>(sql`
    select text, count(distinct post_id)::int as posts from (${written}) as written
    group by text order by text`);
  return rows;
}

/**
 * Returns how many posts, drafts included, have at least one spelling of each tag. For staff only, like
 * `findWrittenTags`.
 */
export async function countTaggedPosts(
  req: PayloadRequest,
  tags: readonly (readonly string[])[],
): Promise<number[]> {
  if (tags.length === 0) return [];
  const spelled = tags.flatMap((spellings, place) => spellings.map((text) => ({ place, text })));
  const { rows } = await (
    await databaseOf(req)
  ).execute<{ place: number; posts: number }>(sql`
    select place, count(distinct post_id)::int as posts from (${written}) as written
    join unnest(
      ${sql.param(spelled.map(({ text }) => text))}::text[],
      ${sql.param(spelled.map(({ place }) => place))}::int[]
    ) as spelled (text, place) using (text)
    group by place`);
  const counts = new Map(rows.map(({ place, posts }) => [place, posts]));
  return tags.map((_, place) => counts.get(place) ?? 0);
}

/**
 * Renames a tag in all posts and all their versions, without duplicates. Bypasses hooks on purpose: nothing else
 * about the posts changes, and open editors aren't interrupted.
 * @returns the published posts that had it
 */
export async function rewriteTag(
  req: PayloadRequest,
  spellings: readonly string[],
  name: string,
): Promise<{ id: number; slug: string }[]> {
  const transaction = await transactionOf(req);
  const old = sql`${sql.param(spellings.filter((spelling) => spelling !== name))}::text[]`;
  // The first expression matches `_posts_v_texts_tags_idx`, which indexes a prefix because drafts may hold tags that
  // are too long for an index.
  const isOld = sql`left(text, 40) = any(array(select left(word, 40) from unnest(${old}) as word)) and text = any(${old})`;
  const { rows } = await transaction.execute<{ id: number; slug: string }>(sql`
    select id, slug from posts where _status = 'published' and id in (
      select parent_id from posts_texts where path = 'tags' and text = any(${old}))
    order by id for update`);
  // The paths are literals, so that PostgreSQL can choose the partial index.
  for (const [table, path] of [
    [sql`posts_texts`, sql`'tags'`],
    [sql`_posts_v_texts`, sql`'version.tags'`],
  ] as const) {
    await transaction.execute(sql`
      delete from ${table} as tag where path = ${path} and ${isOld} and exists (
        select from ${table} as other where other.parent_id = tag.parent_id and other.path = ${path}
          and (other.text = ${name} or (other.text = any(${old}) and other.id < tag.id)))`);
    await transaction.execute(sql`
      update ${table} set text = ${name} where path = ${path} and ${isOld}`);
  }
  return rows;
}
