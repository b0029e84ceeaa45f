import { sql } from 'drizzle-orm';
import type { PayloadRequest } from 'payload';
import type { PostOrder, postStatuses } from '@/domain/blog/postList';
import type { Post } from '@/payload-types';
import { boundedMatches } from '../boundedMatches';
import { folded, hasWord } from '../foldedSearch';
import { namedRows } from '../namedRows';
import { transactionOf } from '../transactionOf';
import { withTotal } from '../withTotal';

// Raw SQL, because Payload alone decides which version is the latest, and its API can neither change that nor join a
// version with its post.

/**
 * Returns the latest version of a post that isn't in the trash. Bypasses Payload's read operation, which walks each
 * node of the rich text for field hooks that we don't use and doubles the time of the database read. For staff only.
 */
export async function findLatestPost(req: PayloadRequest, id: number): Promise<Post | null> {
  const { docs } = await req.payload.db.queryDrafts<Post>({
    collection: 'posts',
    where: { and: [{ parent: { equals: id } }, { 'version.deletedAt': { exists: false } }] },
    limit: 1,
    pagination: false,
    req,
  });
  return docs[0] ?? null;
}

export async function findLatestVersionId(req: PayloadRequest, postId: number): Promise<number> {
  const transaction = await transactionOf(req);
  const { rows } = await transaction.execute<{ id: number }>(
    sql`select id from _posts_v where parent_id = ${postId} and latest`,
  );
  return rows[0]?.id ?? 0;
}

/** Returns the revision of the latest version; null for a post that predates revisions. */
export async function findLatestRevision(req: PayloadRequest, postId: number): Promise<string | null> {
  const transaction = await transactionOf(req);
  const { rows } = await transaction.execute<{ revision: string | null }>(
    sql`
      select version_edition as revision from _posts_v where parent_id = ${postId} and latest
      order by updated_at desc limit 1`,
  );
  return rows[0]?.revision ?? null;
}

/** Returns whether the latest version of a post is a draft. */
export async function isLatestDraft(req: PayloadRequest, postId: number): Promise<boolean> {
  const transaction = await transactionOf(req);
  const { rows } = await transaction.execute(
    sql`select from _posts_v where parent_id = ${postId} and latest and version__status = 'draft'`,
  );
  return rows.length > 0;
}

/** Ends the current autosave, so that the next one creates a new version. */
export async function endAutosaves(req: PayloadRequest, postId: number): Promise<void> {
  const transaction = await transactionOf(req);
  await transaction.execute(sql`
    update _posts_v set autosave = false where parent_id = ${postId} and latest and autosave`);
}

/** Makes an earlier version the latest one again and returns the id of the version that was saved since. */
export async function restoreLatestVersion(
  req: PayloadRequest,
  postId: number,
  latestId: number,
): Promise<number> {
  const transaction = await transactionOf(req);
  await transaction.execute(sql`update _posts_v set latest = true where id = ${latestId}`);
  // Back-date it before the latest version, and before the published row if that is the latest: Payload treats a
  // newer draft as current.
  const { rows } = await transaction.execute<{ id: number }>(sql`
    update _posts_v kept set latest = false, updated_at = (
      select case when latest.version__status = 'draft' then latest.updated_at
        else least(latest.updated_at, posts.updated_at) end - interval '1 millisecond'
      from _posts_v latest join posts on posts.id = latest.parent_id where latest.id = ${latestId})
    where kept.parent_id = ${postId} and kept.latest and kept.id <> ${latestId} returning kept.id`);
  return rows[0]?.id ?? 0;
}

interface VersionRow {
  id: number;
  title: string | null;
  slug: string | null;
  description: string | null;
  date: Date | null;
  author: string | null;
  published: boolean;
  hasUnpublishedChanges: boolean;
}

interface Narrowing {
  /** All words must occur. */
  search?: string;
  status?: (typeof postStatuses)[number];
}

/** Each order has an index that returns a page without reading the other rows. */
const orders: Record<PostOrder, string> = {
  date: 'v.version_date, v.parent_id',
  '-date': 'v.version_date desc, v.parent_id desc',
  title: 'lower(v.version_title) nulls first, v.parent_id',
  '-title': 'lower(v.version_title) desc nulls last, v.parent_id desc',
  author: 'lower(v.version_author) nulls first, v.parent_id',
  '-author': 'lower(v.version_author) desc nulls last, v.parent_id desc',
  updatedAt: 'v.updated_at, v.parent_id',
  '-updatedAt': 'v.updated_at desc, v.parent_id desc',
};

/**
 * Latest versions that nobody has written to, see `collections/Posts/untouched`. The slug index finds them, because a
 * post gets its slug soon after the first edit.
 */
const untouchedVersions = `
  select id from _posts_v u
  where u.latest and u.version_slug is null and u.version_deleted_at is null and u.version__status = 'draft'
    and num_nonnulls(u.version_title, u.version_description, u.version_body, u.version_cover_id, u.version_cover_url,
      u.version_cover_alt_text, u.version_category_id, u.version_meta_title, u.version_meta_description,
      u.version_meta_image_id, u.version_canonical_url) = 0
    and not exists (select from _posts_v_texts where parent_id = u.id and path = 'version.tags')`;

/**
 * Versions of deleted posts have no parent. Posts in the trash and untouched ones aren't listed. The untouched ones
 * are selected once as an array, so that PostgreSQL can still use the order's index.
 */
const isLatest = `v.latest and v.parent_id is not null and v.version_deleted_at is null
  and v.id <> all(array(${untouchedVersions}))`;
const latestVersions = '_posts_v v join posts p on p.id = v.parent_id';

const columns = `
  p.id, v.version_title as title, v.version_slug as slug, v.version_description as description,
  v.version_date as date, v.version_author as author, p._status = 'published' as published,
  p._status = 'published' and v.version__status = 'draft' as "hasUnpublishedChanges"`;

/** Beyond this many rows, the offset is skipped on an index alone before any row is read. */
const nearRows = 1_000;

interface Place {
  page: number;
  limit: number;
  sort: PostOrder;
}

/**
 * Returns one page of posts in their latest version, published or not, and their total; for a search the total is
 * capped at `countedMatches + 1`. Bypasses access control; for staff only.
 */
export async function findLatestVersions(
  req: PayloadRequest,
  { page, limit, sort, search, status }: Narrowing & Place,
): Promise<{ rows: VersionRow[]; total: number }> {
  const place = { page, limit, sort };
  return search ? findMatchingVersions(req, place, { search, status }) : findVersionPage(req, place, status);
}

async function findMatchingVersions(req: PayloadRequest, { page, limit, sort }: Place, narrowing: Narrowing) {
  const all = conditionOf(narrowing, 1);
  const from = narrowing.status ? latestVersions : '_posts_v v';
  const statement = `select v.id from ${from} where ${all.condition}`;
  const { ids, total } = await boundedMatches(req, statement, all.values);
  const { condition, values } = ids
    ? { condition: 'v.id = any($3)', values: [ids] }
    : conditionOf(narrowing, 3);
  const rows = await namedRows<VersionRow>(
    req,
    {
      text: `select ${columns} from ${latestVersions} where ${condition}
        order by ${orders[sort]} limit $1 offset $2`,
    },
    [limit, (page - 1) * limit, ...values],
  );
  return { rows, total };
}

/** Runs one statement. Unfiltered pages have a prepared statement for each order. */
async function findVersionPage(
  req: PayloadRequest,
  { page, limit, sort }: Place,
  status: Narrowing['status'],
) {
  const { condition, values } = conditionOf({ status }, 3);
  const before = (page - 1) * limit;
  const isNear = before <= nearRows;
  const name = `${isNear ? '' : 'far-'}posts-by-${sort}`;
  const choice = `where ${condition} order by ${orders[sort]} limit $1 offset $2`;
  const total = totalOf(status, 3);
  const rows = await namedRows<VersionRow & { total: number }>(
    req,
    {
      name: status ? undefined : name,
      text: isNear
        ? `select ${columns}, ${total} as total from ${latestVersions} ${choice}`
        : `select ${columns}, ${total} as total
          from (select v.id as chosen from ${status ? latestVersions : '_posts_v v'} ${choice}) as page
          join _posts_v v on v.id = chosen join posts p on p.id = v.parent_id order by ${orders[sort]}`,
    },
    [limit, before, ...values],
  );
  return withTotal(rows, page === 1 ? undefined : () => countLatestVersions(req, status));
}

async function countLatestVersions(req: PayloadRequest, status: Narrowing['status']): Promise<number> {
  const text = `select ${totalOf(status, 1)} as total`;
  const [row] = await namedRows<{ total: number }>(req, { text }, status ? [status] : []);
  return row?.total ?? 0;
}

/** Returns the total as a SQL column: the number of posts minus the untouched ones, which are always drafts. */
function totalOf(status: Narrowing['status'], first: number): string {
  const posts = `select count(*)::int from posts where deleted_at is null ${status ? `and _status = $${first}` : ''}`;
  const untouched = `select count(*)::int from (${untouchedVersions}) as untouched`;
  return status === 'published' ? `(${posts})` : `(${posts}) - (${untouched})`;
}

/** Returns the condition of the filters and its values; `first` is the number of the first placeholder. */
function conditionOf({ search, status }: Narrowing, first: number): { condition: string; values: string[] } {
  const words = search?.split(/\s+/).filter(Boolean) ?? [];
  const values = [...(status ? [status] : []), ...words];
  const conditions = values.map((_, index) =>
    status && index === 0 ? `p._status = $${first}` : hasWord(searchedText, `$${first + index}`),
  );
  return { condition: [isLatest, ...conditions].join(' and '), values };
}

/** Must be identical to the expression of `_posts_v_search_idx`, or the index isn't used. */
const searchedText = folded(`coalesce(version_title, '') || ' ' || coalesce(version_description, '') || ' ' ||
  coalesce(version_slug, '') || ' ' || coalesce(version_author, '')`);

/**
 * Returns the latest drafts that aren't scheduled to be published, and their total. Bypasses access control; for
 * staff only.
 */
export async function findWaitingDrafts(req: PayloadRequest, limit: number) {
  const rows = await namedRows<DraftRow>(
    req,
    {
      name: 'waiting-drafts',
      text: `
        select p.id, v.version_title as title, p.slug, v.version_author as author, v.updated_at as "updatedAt",
          p._status = 'published' as published, count(*) over ()::int as total
        from ${latestVersions}
        where ${isLatest} and v.version__status = 'draft' and not exists (
          select 1 from payload_jobs job where ${isOfPost('job')}
            and job.input->>'type' = 'publish' and job.input->'doc'->>'value' = p.id::text)
        order by v.updated_at desc limit $1`,
    },
    [limit],
  );
  return withTotal(rows);
}

interface DraftRow {
  id: number;
  title: string | null;
  slug: string | null;
  author: string | null;
  updatedAt: Date;
  /** Whether the draft changes a published post. */
  published: boolean;
  total: number;
}

/**
 * Returns posts whose scheduled publish or unpublish failed in the last 30 days and wasn't scheduled again, then the next
 * scheduled ones, and their total. Bypasses access control; for staff only.
 */
export async function findScheduledPosts(req: PayloadRequest, limit: number) {
  const rows = await namedRows<ScheduledRow>(
    req,
    {
      name: 'scheduled-posts',
      text: `
        select p.id, v.version_title as title, p.slug, job.input->>'type' as type, job.wait_until as at,
          coalesce(job.has_error, false) as "hasFailed", count(*) over ()::int as total
        from payload_jobs job
        join posts p on p.id::text = job.input->'doc'->>'value'
        join _posts_v v on v.parent_id = p.id and v.latest
        where job.wait_until is not null and (${isOfPost('job')} or (${hasFailed('job')}
          and job.updated_at > now() - interval '30 days'
          and not exists (select from payload_jobs other
            where ${isOfPost('other')} and other.input->'doc'->>'value' = job.input->'doc'->>'value')))
        order by "hasFailed" desc, job.wait_until, job.id limit $1`,
    },
    [limit],
  );
  return withTotal(rows);
}

interface ScheduledRow {
  id: number;
  title: string | null;
  slug: string | null;
  type: 'publish' | 'unpublish';
  at: Date;
  hasFailed: boolean;
  total: number;
}

const isUnfinished = (job: string): string =>
  `${job}.task_slug = 'schedulePublish' and ${job}.completed_at is null
    and ${job}.input->'doc'->>'relationTo' = 'posts'`;

/** SQL condition: a pending job that publishes or unpublishes a post. */
const isOfPost = (job: string): string => `${isUnfinished(job)} and ${job}.has_error is not true`;

const hasFailed = (job: string): string => `${isUnfinished(job)} and ${job}.has_error`;
