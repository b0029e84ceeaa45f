import { sql } from '@payloadcms/db-postgres';
import type { Payload } from 'payload';
import { blogLimits } from '@/domain/blog/blogLimits';
import { cachedQueryBy } from '../cachedQueryBy';
import { cacheTags } from '../cacheTags';
import { findSummaries } from './findSummaries';
import type { PostSummary } from './PostSummary';

export interface PostListRequest {
  /** From 1 on. */
  page: number;
  categoryId?: number;
  /** The address of a tag. */
  tagSlug?: string;
}

export interface PostList {
  posts: PostSummary[];
  pages: number;
}

/** One page of the blog, newest first. Beyond the last page the list is empty. */
export const getPostList = cachedQueryBy<PostListRequest, PostList>({
  name: 'post-list',
  tags: () => [cacheTags.posts],
  fallback: { posts: [], pages: 1 },
  query: findPostList,
});

export async function findPostList(payload: Payload, request: PostListRequest): Promise<PostList> {
  const { postsPerPage } = blogLimits;
  const isChosen = conditionOf(request);
  const { rows } = await payload.db.drizzle.execute<{ ids: number[]; total: number }>(sql`
    select
      array(
        select id from posts where ${isChosen}
        order by date desc, id desc limit ${postsPerPage} offset ${postsPerPage * (request.page - 1)}
      ) as ids,
      (select count(*)::int from posts where ${isChosen}) as total`);
  const { ids, total } = rows[0] ?? { ids: [], total: 0 };
  return { posts: await findSummaries(payload, ids), pages: Math.max(1, Math.ceil(total / postsPerPage)) };
}

function conditionOf({ categoryId, tagSlug }: PostListRequest) {
  const conditions = [
    sql`_status = 'published'`,
    ...(categoryId === undefined ? [] : [sql`category_id = ${categoryId}`]),
    ...(tagSlug === undefined
      ? []
      : [sql`id in (select post_id from posts_search where tag_slugs @> array[${tagSlug}])`]),
  ];
  return sql.join(conditions, sql` and `);
}
