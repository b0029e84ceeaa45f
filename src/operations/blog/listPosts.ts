import { sql, type SQL } from 'drizzle-orm';
import type { PayloadRequest } from 'payload';
import type { PostOrder } from '@/domain/blog/postList';
import { databaseOf } from '@/database/databaseOf';
import { requireStaff } from '@/operations/requireUser';
import { postListCap, type ListedPost, type PostListQuery } from '@/schemas/blog';
import { pageLimits } from '@/schemas/paging';

interface ListedRow extends Record<string, unknown> {
  id: number;
  title: string | null;
  slug: string | null;
  description: string | null;
  date: string | Date | null;
  author: string | null;
  published: boolean;
  hasUnpublishedChanges: boolean;
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

/**
 * Posts in their latest versions, public or not, and how many there are on all pages. For staff. Two queries, whatever
 * is asked; without any wish all posts, newest first, up to a cap.
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
  const database = await databaseOf(req);
  const { rows } = await database.execute<ListedRow>(sql`
    select p.id, v.version_title as title, v.version_slug as slug, v.version_description as description,
      v.version_date as date, v.version_author as author, p._status = 'published' as published,
      p._status = 'published' and v.version__status = 'draft' as "hasUnpublishedChanges"
    from _posts_v v join posts p on p.id = v.parent_id where ${conditionOf(query)}
    order by ${orders[sort]} limit ${limit} offset ${(page - 1) * limit}`);
  return { posts: rows.map(toListedPost), total: await countPosts(req, query) };
}

/** Without a search, the posts alone tell how many there are. */
async function countPosts(req: PayloadRequest, query: PostListQuery): Promise<number> {
  const database = await databaseOf(req);
  const { search, status } = query;
  const { rows } = await database.execute<{ total: number }>(
    search
      ? sql`select count(*)::int as total from _posts_v v join posts p on p.id = v.parent_id where ${conditionOf(query)}`
      : sql`select count(*)::int as total from posts ${status ? sql`where _status = ${status}` : sql``}`,
  );
  return rows[0]?.total ?? 0;
}

function conditionOf({ search = '', status }: PostListQuery): SQL {
  const words = search.split(/\s+/).filter(Boolean);
  const conditions = [
    sql`v.latest`,
    ...(status ? [sql`p._status = ${status}`] : []),
    ...words.map((word) => {
      const pattern = `%${word.replace(/[\\%_]/g, String.raw`\$&`)}%`;
      return sql`concat_ws(' ', v.version_title, v.version_description, v.version_slug, v.version_author) ilike ${pattern}`;
    }),
  ];
  return sql.join(conditions, sql` and `);
}

function toListedPost({ date, ...row }: ListedRow): ListedPost {
  return {
    ...row,
    title: row.title ?? '',
    slug: row.slug ?? '',
    description: row.description ?? '',
    author: row.author ?? '',
    date: date === null ? '' : new Date(date).toISOString(),
  };
}
