import { sql } from 'drizzle-orm';
import type { Payload, PayloadRequest } from 'payload';
import { transactionOf } from '../transactionOf';

// `posts_search` isn't a collection. It indexes published posts only, so no access rule is needed.

interface IndexedPost {
  id: number;
  date: string;
  /** Weighted from highest (title) to lowest (body). */
  words: { title: string; tags: string; description: string; body: string };
  tagSlugs: string[];
}

export async function updateSearchIndex(
  req: PayloadRequest,
  { id, date, words: { title, tags, description, body }, tagSlugs }: IndexedPost,
): Promise<void> {
  const transaction = await transactionOf(req);
  await transaction.execute(sql`
    insert into posts_search (post_id, date, words, tag_slugs) values (
      ${id},
      ${date},
      post_search_words(${title}, ${tags}, ${description}, ${body}),
      ${sql.param(tagSlugs)}::text[]
    )
    on conflict (post_id) do update
      set date = excluded.date, words = excluded.words, tag_slugs = excluded.tag_slugs`);
}

/** Replaces a tag of these posts in the search index, without duplicates and without reading their bodies. */
export async function moveTagOfPosts(
  req: PayloadRequest,
  ids: readonly number[],
  { from, to }: { from: string; to: string },
): Promise<void> {
  const transaction = await transactionOf(req);
  await transaction.execute(sql`
    update posts_search
    set tag_slugs = array(select distinct unnest(array_replace(tag_slugs, ${from}::text, ${to}::text)))
    where post_id = any(${sql.param(ids)}::int[])`);
}

export async function removeFromSearchIndex(req: PayloadRequest, id: number): Promise<void> {
  const transaction = await transactionOf(req);
  await transaction.execute(sql`delete from posts_search where post_id = ${id}`);
}

/**
 * Returns the ids of one page of posts that contain all terms, best match first, and the total. Only the newest
 * `weighed` matches are ranked and counted.
 */
export async function searchPostIds(
  payload: Payload,
  { terms, page, perPage, weighed }: { terms: string[]; page: number; perPage: number; weighed: number },
): Promise<{ ids: number[]; total: number }> {
  const { rows } = await payload.db.drizzle.execute<{ ids: number[]; total: number }>(sql`
    with question as materialized (select post_search_query(${sql.param(terms)}::text[]) as query),
    matches as materialized (
      select post_id as id, date, words from question, posts_search
      where words @@ question.query
      order by date desc, post_id desc limit ${weighed}
    ),
    ranked as (
      select matches.id, row_number() over (
        order by ts_rank(matches.words, question.query, 1) desc, matches.date desc, matches.id desc
      ) as place
      from question, matches
    )
    select coalesce(json_agg(id order by place) filter (where place > ${perPage * (page - 1)}
      and place <= ${perPage * page}), '[]') as ids, count(*)::int as total
    from ranked`);
  return rows[0] ?? { ids: [], total: 0 };
}
