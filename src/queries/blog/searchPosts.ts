import type { Payload } from 'payload';
import { searchPostIds } from '@/database/tables/postsSearch';
import { blogLimits } from '@/domain/blog/blogLimits';
import { searchTerms } from '@/domain/blog/searchTerms';
import { limitConcurrency } from '../limitConcurrency';
import { findSummaries } from './findSummaries';
import type { PostSummary } from './PostSummary';

export interface SearchRequest {
  /** The visitor's query. */
  question: string;
  /** Counts from 1. */
  page: number;
}

export interface SearchResult {
  /** Results of this page, best first. */
  posts: PostSummary[];
  /** Number of results on all pages; at most `searchedPosts`. */
  total: number;
  pages: number;
}

/** Only this many of the newest matches are ranked, so that a word in all posts costs no more than a rare one. */
export const searchedPosts = 300;

/**
 * Anyone can search, and the rate limit is only per client address, so searches may use two of the ten database
 * connections.
 */
const inPlace = limitConcurrency(2, 3_000);

/**
 * Returns the published posts that contain all words of the query. Ranked by where a word occurs (title, then tags,
 * description, body) and by density; newer posts win ties. Never cached: anyone could fill the cache with nonsense.
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
