import { sql } from 'drizzle-orm';
import type { PayloadRequest } from 'payload';
import type { PostOrder, postStatuses } from '@/domain/blog/postList';
import type { Post } from '@/payload-types';
import { boundedMatches } from '../boundedMatches';
import { folded, hasWord } from '../foldedSearch';
import { namedRows } from '../namedRows';
import { transactionOf } from '../transactionOf';
import { withTotal } from '../withTotal';

// Which version is the latest, Payload decides, and its API neither changes that nor joins a version with its post.

/**
 * A post as its authors have it, unless it is in the trash. Past Payload's own reading, which walks through each node of a text
 * on behalf of fields that ours has none of: that takes as long as reading it from the database. For staff.
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

/** Of the latest version; null for a post from before there were editions. */
export async function findLatestEdition(req: PayloadRequest, postId: number): Promise<string | null> {
  const transaction = await transactionOf(req);
  const { rows } = await transaction.execute<{ edition: string | null }>(
    sql`
      select version_edition as edition from _posts_v where parent_id = ${postId} and latest
      order by updated_at desc limit 1`,
  );
  return rows[0]?.edition ?? null;
}

/** Whether the latest version of a post is no public one. */
export async function isLatestDraft(req: PayloadRequest, postId: number): Promise<boolean> {
  const transaction = await transactionOf(req);
  const { rows } = await transaction.execute(
    sql`select from _posts_v where parent_id = ${postId} and latest and version__status = 'draft'`,
  );
  return rows.length > 0;
}

/** What is saved by itself next becomes a version of its own. */
export async function endAutosaves(req: PayloadRequest, postId: number): Promise<void> {
  const transaction = await transactionOf(req);
  await transaction.execute(sql`
    update _posts_v set autosave = false where parent_id = ${postId} and latest and autosave`);
}

/** Makes an earlier version the latest one again, and answers the id of the one that was saved since. */
export async function restoreLatestVersion(
  req: PayloadRequest,
  postId: number,
  latestId: number,
): Promise<number> {
  const transaction = await transactionOf(req);
  await transaction.execute(sql`update _posts_v set latest = true where id = ${latestId}`);
  // Dated before the latest version, and before the public row where that is the latest: Payload takes a draft for current that
  // is younger.
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
  /** Words that must all occur. */
  search?: string;
  status?: (typeof postStatuses)[number];
}

/** Each has an index that gives a page without looking at the rest. */
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
 * Latest versions into which nobody has written anything: see `collections/Posts/untouched`. The index over slugs finds them,
 * as those that are written soon have one.
 */
const untouchedVersions = `
  select id from _posts_v u
  where u.latest and u.version_slug is null and u.version_deleted_at is null and u.version__status = 'draft'
    and num_nonnulls(u.version_title, u.version_description, u.version_body, u.version_cover_id, u.version_cover_url,
      u.version_cover_alt_text, u.version_category_id, u.version_meta_title, u.version_meta_description,
      u.version_meta_image_id, u.version_canonical_url) = 0
    and not exists (select from _posts_v_texts where parent_id = u.id and path = 'version.tags')`;

/**
 * Those of posts that are gone have none; those in the trash, or that nobody has touched, are in no list. The latter are
 * looked up once, so that an index goes on telling where a page begins.
 */
const isLatest = `v.latest and v.parent_id is not null and v.version_deleted_at is null
  and v.id <> all(array(${untouchedVersions}))`;
const latestVersions = '_posts_v v join posts p on p.id = v.parent_id';

const columns = `
  p.id, v.version_title as title, v.version_slug as slug, v.version_description as description,
  v.version_date as date, v.version_author as author, p._status = 'published' as published,
  p._status = 'published' and v.version__status = 'draft' as "hasUnpublishedChanges"`;

/** Behind so many rows, a page is counted up to by an index alone before any row is read. */
const nearRows = 1_000;

interface Place {
  page: number;
  limit: number;
  sort: PostOrder;
}

/**
 * One page of the posts in their latest versions, public or not, and how many there are on all of them; of a search, at
 * least so many. Past the access rule, for staff.
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

/** One statement. Pages that aren't narrowed have one for each order. */
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

/** How many there are, as a column. The posts alone tell it, but for those that nobody has touched, which are drafts. */
function totalOf(status: Narrowing['status'], first: number): string {
  const posts = `select count(*)::int from posts where deleted_at is null ${status ? `and _status = $${first}` : ''}`;
  const untouched = `select count(*)::int from (${untouchedVersions}) as untouched`;
  return status === 'published' ? `(${posts})` : `(${posts}) - (${untouched})`;
}

/** What the rows must fulfil, with the values for its placeholders, of which the first has this number. */
function conditionOf({ search, status }: Narrowing, first: number): { condition: string; values: string[] } {
  const words = search?.split(/\s+/).filter(Boolean) ?? [];
  const values = [...(status ? [status] : []), ...words];
  const conditions = values.map((_, index) =>
    status && index === 0 ? `p._status = $${first}` : hasWord(searchedText, `$${first + index}`),
  );
  return { condition: [isLatest, ...conditions].join(' and '), values };
}

/** The expression that `_posts_v_search_idx` is built on; the two must be the same word for word. */
const searchedText = folded(`coalesce(version_title, '') || ' ' || coalesce(version_description, '') || ' ' ||
  coalesce(version_slug, '') || ' ' || coalesce(version_author, '')`);

/** Drafts that no job is going to publish: the latest ones, and how many there are. Past the access rule, for staff. */
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
  /** It changes a post that is public. */
  published: boolean;
  total: number;
}

/** Posts that a job is going to publish or to take back: the next ones, and how many there are. For staff. */
export async function findScheduledPosts(req: PayloadRequest, limit: number) {
  const rows = await namedRows<ScheduledRow>(
    req,
    {
      name: 'scheduled-posts',
      text: `
        select p.id, v.version_title as title, p.slug, job.input->>'type' as type, job.wait_until as at,
          count(*) over ()::int as total
        from payload_jobs job
        join posts p on p.id::text = job.input->'doc'->>'value'
        join _posts_v v on v.parent_id = p.id and v.latest
        where ${isOfPost('job')} and job.wait_until is not null
        order by job.wait_until, job.id limit $1`,
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
  total: number;
}

/** Whether a job that is still to be done publishes a post, or takes it back. */
const isOfPost = (job: string): string =>
  `${job}.task_slug = 'schedulePublish' and ${job}.completed_at is null and ${job}.has_error is not true
    and ${job}.input->'doc'->>'relationTo' = 'posts'`;
