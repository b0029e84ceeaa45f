import type { PayloadRequest } from 'payload';
import { findLatestVersions } from '@/database/tables/postVersions';
import { requireStaff } from '@/operations/requireUser';
import { postListCap, type ListedPost, type PostListQuery } from '@/schemas/blog';
import { pageLimits } from '@/schemas/paging';
import { notScheduled, type PostSchedule } from '@/schemas/postSchedule';
import { readPostSchedules } from './postSchedule';

type VersionRow = Awaited<ReturnType<typeof findLatestVersions>>['rows'][number];

/**
 * Returns the latest versions of posts, published or not, and their total over all pages. For staff. Runs one
 * query, and one for the schedules. Without parameters it returns all posts, newest first, up to `postListCap`.
 */
export async function listPosts({
  req,
  query,
}: {
  req: PayloadRequest;
  query: PostListQuery;
}): Promise<{ posts: ListedPost[]; total: number }> {
  requireStaff(req);
  const isWhole = Object.values(query).every((value) => value === undefined);
  const { page = 1, limit = isWhole ? postListCap : pageLimits.usual, sort = '-date' } = query;
  const { search, status } = query;
  const { rows, total } = await findLatestVersions(req, { page, limit, sort, search, status });
  const schedules = await readPostSchedules(req);
  return { posts: rows.map((row) => toListedPost(row, schedules.get(row.id))), total };
}

function toListedPost({ date, ...row }: VersionRow, schedule: PostSchedule = notScheduled): ListedPost {
  return {
    ...row,
    ...schedule,
    title: row.title ?? '',
    slug: row.slug ?? '',
    description: row.description ?? '',
    author: row.author ?? '',
    date: date?.toISOString() ?? '',
  };
}
