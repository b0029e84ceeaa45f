import type { Payload } from 'payload';
import { findPostsOfAuthor } from '@/database/tables/publishedPosts';
import { cachedQueryBy } from '../cachedQueryBy';
import { cacheTags } from '../cacheTags';
import { findSummaries } from './findSummaries';
import type { PostSummary } from './PostSummary';

/** Maximum on an author's page; the blog lists the rest. */
const maxPosts = 24;

/** Returns the published posts of an author by name, newest first. */
export const getAuthorPosts = cachedQueryBy<string, PostSummary[]>({
  name: 'author-posts',
  tags: () => [cacheTags.posts],
  query: findAuthorPosts,
});

export async function findAuthorPosts(payload: Payload, name: string): Promise<PostSummary[]> {
  return findSummaries(payload, await findPostsOfAuthor(payload, name, maxPosts));
}
