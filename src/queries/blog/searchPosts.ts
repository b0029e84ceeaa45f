import { sql } from '@payloadcms/db-postgres';
import type { Payload } from 'payload';
import { blogLimits } from '@/domain/blog/blogLimits';
import { searchTerms } from '@/domain/blog/searchTerms';
import { atMost } from '../atMost';
import { findSummaries } from './findSummaries';
import type { PostSummary } from './PostSummary';

export interface SearchRequest {
  /** What the visitor typed. */
  question: string;
  /** From 1 on. */
  page: number;
}

export interface SearchResult {
  /** Of this page, best first. */
  posts: PostSummary[];
  /** Of all pages; at most `searchedPosts`. */
  total: number;
  pages: number;
}

/** How many of the newest posts that fit are weighed against each other: a word that all posts share costs no more. */
export const searchedPosts = 300;

/** Anyone may search, as often as they like: of the ten database connections searches take two. */
const inPlace = atMost(2, 3_000);

/**
 * The published posts that have all words of a question. A word counts most in the title, then in the tags, the
 * description and the text, and more in a short text than in a long one; of equals the newer comes first. Never cached:
 * strangers could fill the cache with nonsense.
 */
export function searchPosts(payload: Payload, { question, page }: SearchRequest): Promise<SearchResult> {
  const terms = searchTerms(question);
  if (terms.length === 0) return Promise.resolve({ posts: [], total: 0, pages: 1 });
  return inPlace(async () => {
    const { ids, total } = await findMatches(payload, terms, page);
    const pages = Math.max(1, Math.ceil(total / blogLimits.postsPerPage));
    return { posts: await findSummaries(payload, ids), total, pages };
  });
}

async function findMatches(
  payload: Payload,
  terms: string[],
  page: number,
): Promise<{ ids: number[]; total: number }> {
  const { rows } = await payload.db.drizzle.execute<{ ids: number[]; total: number }>(sql`
    with question as materialized (select post_search_query(${sql.param(terms)}::text[]) as query),
    matches as materialized (
      select post_id as id, date, words from question, posts_search
      where words @@ question.query
      order by date desc, post_id desc limit ${searchedPosts}
    ),
    ranked as (
      select matches.id, row_number() over (
        order by ts_rank(matches.words, question.query, 1) desc, matches.date desc, matches.id desc
      ) as place
      from question, matches
    )
    select coalesce(json_agg(id order by place) filter (where place > ${blogLimits.postsPerPage * (page - 1)}
      and place <= ${blogLimits.postsPerPage * page}), '[]') as ids, count(*)::int as total
    from ranked`);
  return rows[0] ?? { ids: [], total: 0 };
}
