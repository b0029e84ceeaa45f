import { sql, type SQL } from 'drizzle-orm';
import type { PayloadRequest } from 'payload';
import type { PostOrder, postStatuses } from '@/domain/blog/postList';
import { containing } from '../containing';
import { databaseOf } from '../databaseOf';
import { transactionOf } from '../transactionOf';

// Which version is the latest, Payload decides, and its API neither changes that nor joins a version with its post.

export async function findLatestVersionId(req: PayloadRequest, postId: number): Promise<number> {
  const transaction = await transactionOf(req);
  const { rows } = await transaction.execute<{ id: number }>(
    sql`select id from _posts_v where parent_id = ${postId} and latest`,
  );
  return rows[0]?.id ?? 0;
}

/** Makes an earlier version the latest one again, and answers the id of the one that was saved since. */
export async function restoreLatestVersion(
  req: PayloadRequest,
  postId: number,
  latestId: number,
): Promise<number> {
  const transaction = await transactionOf(req);
  await transaction.execute(sql`update _posts_v set latest = true where id = ${latestId}`);
  // Dated before the latest version, because Payload takes a draft for current that is younger than the public row.
  const { rows } = await transaction.execute<{ id: number }>(sql`
    update _posts_v kept set latest = false, updated_at = (
      select least(latest.updated_at, posts.updated_at) - interval '1 millisecond'
      from _posts_v latest join posts on posts.id = latest.parent_id where latest.id = ${latestId})
    where kept.parent_id = ${postId} and kept.latest and kept.id <> ${latestId} returning kept.id`);
  return rows[0]?.id ?? 0;
}

interface VersionRow extends Record<string, unknown> {
  id: number;
  title: string | null;
  slug: string | null;
  description: string | null;
  date: string | Date | null;
  author: string | null;
  published: boolean;
  hasUnpublishedChanges: boolean;
}

interface Narrowing {
  /** Words that must all occur. */
  search?: string;
  status?: (typeof postStatuses)[number];
}

/** Dates have an index that gives the first page without looking at the rest. */
const orders: Record<PostOrder, SQL> = {
  date: sql`v.version_date, v.parent_id`,
  '-date': sql`v.version_date desc, v.parent_id desc`,
  title: sql`lower(v.version_title) nulls first, v.parent_id`,
  '-title': sql`lower(v.version_title) desc nulls last, v.parent_id desc`,
  author: sql`lower(v.version_author) nulls first, v.parent_id`,
  '-author': sql`lower(v.version_author) desc nulls last, v.parent_id desc`,
  updatedAt: sql`v.updated_at, v.parent_id`,
  '-updatedAt': sql`v.updated_at desc, v.parent_id desc`,
};

/** One page of the posts in their latest versions, public or not: past the access rule, for staff. */
export async function findLatestVersions(
  req: PayloadRequest,
  { page, limit, sort, ...narrowing }: Narrowing & { page: number; limit: number; sort: PostOrder },
): Promise<VersionRow[]> {
  const database = await databaseOf(req);
  const { rows } = await database.execute<VersionRow>(sql`
    select p.id, v.version_title as title, v.version_slug as slug, v.version_description as description,
      v.version_date as date, v.version_author as author, p._status = 'published' as published,
      p._status = 'published' and v.version__status = 'draft' as "hasUnpublishedChanges"
    from _posts_v v join posts p on p.id = v.parent_id where ${conditionOf(narrowing)}
    order by ${orders[sort]} limit ${limit} offset ${(page - 1) * limit}`);
  return rows;
}

/** How many there are on all pages. Without a search, the posts alone tell it. */
export async function countLatestVersions(
  req: PayloadRequest,
  { search, status }: Narrowing,
): Promise<number> {
  const database = await databaseOf(req);
  const { rows } = await database.execute<{ total: number }>(
    search
      ? sql`select count(*)::int as total from _posts_v v join posts p on p.id = v.parent_id where ${conditionOf({ search, status })}`
      : sql`select count(*)::int as total from posts ${status ? sql`where _status = ${status}` : sql``}`,
  );
  return rows[0]?.total ?? 0;
}

function conditionOf({ search = '', status }: Narrowing): SQL {
  const words = search.split(/\s+/).filter(Boolean);
  const conditions = [
    sql`v.latest`,
    ...(status ? [sql`p._status = ${status}`] : []),
    ...words.map(
      (word) =>
        sql`concat_ws(' ', v.version_title, v.version_description, v.version_slug, v.version_author) ilike ${containing(word)}`,
    ),
  ];
  return sql.join(conditions, sql` and `);
}
