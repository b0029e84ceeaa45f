import type { Payload } from 'payload';
import { findPostsOfAuthor } from '@/database/tables/publishedPosts';
import { cachedQueryBy } from '../cachedQueryBy';
import { cacheTags } from '../cacheTags';
import { findSummaries } from './findSummaries';
import type { PostSummary } from './PostSummary';

/** On somebody's page; the blog has the rest. */
const maxPosts = 24;

/** The published posts that are signed with a name, newest first. */
export const getAuthorPosts = cachedQueryBy<string, PostSummary[]>({
  name: 'author-posts',
  tags: () => [cacheTags.posts],
  query: findAuthorPosts,
});

export async function findAuthorPosts(payload: Payload, name: string): Promise<PostSummary[]> {
  return findSummaries(payload, await findPostsOfAuthor(payload, name, maxPosts));
}
