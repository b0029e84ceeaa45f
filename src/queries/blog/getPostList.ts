import type { Payload } from 'payload';
import { findPostPage } from '@/database/tables/publishedPosts';
import { blogLimits } from '@/domain/blog/blogLimits';
import { cachedQueryBy } from '../cachedQueryBy';
import { cacheTags } from '../cacheTags';
import { findSummaries } from './findSummaries';
import type { PostSummary } from './PostSummary';

export interface PostListRequest {
  /** Counts from 1. */
  page: number;
  categoryId?: number;
  /** Slug of a tag. */
  tagSlug?: string;
}

export interface PostList {
  posts: PostSummary[];
  pages: number;
}

/** Returns one page of the blog, newest first; empty beyond the last page. */
export const getPostList = cachedQueryBy<PostListRequest, PostList>({
  name: 'post-list',
  tags: () => [cacheTags.posts],
  fallback: { posts: [], pages: 1 },
  query: findPostList,
});

export async function findPostList(payload: Payload, request: PostListRequest): Promise<PostList> {
  const { postsPerPage } = blogLimits;
  const { ids, total } = await findPostPage(payload, { ...request, perPage: postsPerPage });
  return { posts: await findSummaries(payload, ids), pages: Math.max(1, Math.ceil(total / postsPerPage)) };
}
