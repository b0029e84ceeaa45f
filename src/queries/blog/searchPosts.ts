import type { Payload } from 'payload';
import { searchPostIds } from '@/database/tables/postsSearch';
import { blogLimits } from '@/domain/blog/blogLimits';
import { searchTerms } from '@/domain/blog/searchTerms';
import { limitConcurrency } from '../limitConcurrency';
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
const inPlace = limitConcurrency(2, 3_000);

/**
 * The published posts that have all words of a question. A word counts most in the title, then in the tags, the
 * description and the text, and more in a short text than in a long one; of equals the newer comes first. Never cached:
 * strangers could fill the cache with nonsense.
 */
export function searchPosts(payload: Payload, { question, page }: SearchRequest): Promise<SearchResult> {
  const terms = searchTerms(question);
  if (terms.length === 0) return Promise.resolve({ posts: [], total: 0, pages: 1 });
  return inPlace(async () => {
    const { postsPerPage: perPage } = blogLimits;
    const { ids, total } = await searchPostIds(payload, {
      terms,
      page,
      perPage,
      weighed: searchedPosts,
    });
    const pages = Math.max(1, Math.ceil(total / perPage));
    return { posts: await findSummaries(payload, ids), total, pages };
  });
}
