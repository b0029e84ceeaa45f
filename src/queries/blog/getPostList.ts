import type { Where } from 'payload';
import { blogLimits } from '@/domain/blog/blogLimits';
import { cachedQueryBy } from '../cachedQueryBy';
import { cacheTags } from '../cacheTags';
import { newestFirst, summaryQuery, toSummary, type PostSummary } from './PostSummary';

export interface PostListRequest {
  /** From 1 on. */
  page: number;
  categoryId?: number;
  /** Posts with any of these tags. */
  tags?: string[];
}

export interface PostList {
  posts: PostSummary[];
  pages: number;
}

const whereOf = ({ categoryId, tags }: PostListRequest): Where => ({
  and: [
    ...(categoryId === undefined ? [] : [{ category: { equals: categoryId } }]),
    ...(tags === undefined ? [] : [{ tags: { in: tags } }]),
  ],
});

/** One page of the blog, newest first. Beyond the last page the list is empty. */
export const getPostList = cachedQueryBy<PostListRequest, PostList>({
  name: 'post-list',
  tags: () => [cacheTags.posts],
  fallback: { posts: [], pages: 1 },
  query: async (payload, request) => {
    const { docs, totalPages } = await payload.find({
      ...summaryQuery,
      where: whereOf(request),
      sort: newestFirst,
      page: request.page,
      limit: blogLimits.postsPerPage,
    });
    return { posts: docs.map(toSummary), pages: totalPages };
  },
});
