import { sql } from 'drizzle-orm';
import type { Payload, PayloadRequest } from 'payload';
import { databaseOf } from '../databaseOf';
import { namedRows } from '../namedRows';
import { transactionOf } from '../transactionOf';

// Bypasses Payload's jobs API, which can't find jobs abandoned by a dead process and doesn't count an attempt before
// it starts. `payload_jobs` is closed to every request.

const isAbandoned = sql`
  queue = 'default' and processing and completed_at is null
    and payload_jobs.updated_at < now() - interval '5 minutes'`;

const isOfOne = sql`
  task_slug = 'schedulePublish' and completed_at is null and input->'doc'->>'relationTo' = 'posts'`;

/** Old jobs, from before there were two types, have none. */
const publishesOne = sql`(${isOfOne} and coalesce(input->>'type', 'publish') = 'publish')`;

/**
 * Releases jobs that a process took and never finished. Deletes an abandoned publish job if its post was published
 * after the scheduled time: that job had succeeded but wasn't marked, and a second run would publish a newer draft or
 * republish an unpublished post.
 */
export async function releaseAbandonedJobs(payload: Payload): Promise<void> {
  await payload.db.drizzle.execute(sql`
    delete from payload_jobs using posts
    where ${isAbandoned} and ${publishesOne} and input->'doc'->>'value' = posts.id::text
      and posts.updated_at >= wait_until
      and (posts._status = 'published' or posts.first_published_at >= wait_until)`);
  await payload.db.drizzle.execute(sql`update payload_jobs set processing = false where ${isAbandoned}`);
}

/** Returns whether a queue has a job that is due or running. */
export async function isJobDue(payload: Payload, queue: string): Promise<boolean> {
  const { rowCount } = await payload.db.pool.query(
    `select 1 from payload_jobs
     where queue = $1 and completed_at is null and has_error is not true
       and (processing or wait_until is null or wait_until < now()) limit 1`,
    [queue],
  );
  return rowCount !== 0;
}

/**
 * Returns the jobs of a queue that Payload would run now, oldest first, except those given. Uses this process's clock
 * as Payload does: a job that only one of the two considers due would be returned over and over.
 */
export async function findDueJobs(
  payload: Payload,
  { queue, except, limit }: { queue: string; except: readonly number[]; limit: number },
): Promise<number[]> {
  const { rows } = await payload.db.pool.query<{ id: number }>(
    `select id from payload_jobs
     where queue = $1 and completed_at is null and has_error is not true and processing = false
       and (wait_until is null or wait_until < $2) and id <> all($3::int[])
     order by created_at, id limit $4`,
    [queue, new Date(), except, limit],
  );
  return rows.map(({ id }) => id);
}

/**
 * Ends all running jobs of a queue and returns them. A job whose attempt was already claimed is lost (outcome
 * unknown); the others run again.
 */
export async function releaseClaimedJobs(
  payload: Payload,
  queue: string,
): Promise<{ id: number; isLost: boolean }[]> {
  const { rows } = await payload.db.pool.query<{ id: number; isLost: boolean }>(
    `update payload_jobs
     set processing = false, has_error = coalesce((input->>'attempt')::int, 0) > coalesce(total_tried, 0)
     where queue = $1 and processing and completed_at is null returning id, has_error as "isLost"`,
    [queue],
  );
  return rows;
}

/**
 * SQL condition for a job that `releaseClaimedJobs` marked as lost; `job` is the table's alias. A failed job has an
 * error message, a lost one doesn't, because its outcome is unknown.
 */
export const isLostJob = (job: string) =>
  `(${job}.has_error and ${job}.error->>'message' is null
    and (${job}.input->>'attempt')::int > coalesce(${job}.total_tried, 0))`;

/** Records an attempt before it starts; false if it was already recorded. */
export async function claimAttempt(payload: Payload, id: number | string, attempt: number): Promise<boolean> {
  const { rowCount } = await payload.db.pool.query(
    `update payload_jobs set input = jsonb_set(input, '{attempt}', to_jsonb($2::int))
     where id = $1 and coalesce((input->>'attempt')::int, 0) < $2`,
    [id, attempt],
  );
  return rowCount === 1;
}

interface PlannedMoments {
  publishAt: Date | null;
  unpublishAt: Date | null;
}

/**
 * Returns when a post will next be published and unpublished; null if not scheduled. Bypasses access control; for
 * staff only.
 */
export async function findPostSchedule(req: PayloadRequest, postId: number): Promise<PlannedMoments> {
  const { rows } = await (
    await databaseOf(req)
  ).execute<Record<keyof PlannedMoments, string | null>>(sql`
    select min(wait_until) filter (where ${publishesOne}) as "publishAt",
      min(wait_until) filter (where not ${publishesOne}) as "unpublishAt"
    from payload_jobs where ${isOfPost(postId)} and has_error is not true`);
  const moment = (at: string | null | undefined) => (at ? new Date(at) : null);
  return { publishAt: moment(rows[0]?.publishAt), unpublishAt: moment(rows[0]?.unpublishAt) };
}

interface PlannedPost extends PlannedMoments {
  postId: number;
}

/**
 * Returns when posts will next be published and unpublished, for lists: every post that is scheduled, because they are
 * few. Bypasses access control; for staff only.
 */
export const findScheduledMoments = (asker: Payload | PayloadRequest): Promise<PlannedPost[]> =>
  namedRows<PlannedPost>(
    asker,
    {
      name: 'scheduled-moments',
      text: `
        select (input->'doc'->>'value')::int as "postId",
          min(wait_until) filter (where coalesce(input->>'type', 'publish') = 'publish') as "publishAt",
          min(wait_until) filter (where input->>'type' = 'unpublish') as "unpublishAt"
        from payload_jobs
        where task_slug = 'schedulePublish' and completed_at is null and has_error is not true
          and input->'doc'->>'relationTo' = 'posts' and wait_until is not null
        group by 1`,
    },
    [],
  );

/**
 * Deletes all scheduled publish and unpublish jobs of a post that aren't running. Runs in the transaction of `req`.
 * Bypasses access control: called from a hook.
 */
export async function forgetPostSchedule(req: PayloadRequest, postId: number): Promise<void> {
  const transaction = await transactionOf(req);
  await transaction.execute(sql`
    delete from payload_jobs where ${isOfPost(postId)} and not coalesce(processing, false)`);
}

/**
 * Deletes only the scheduled publish jobs of a post. Runs in the transaction of `req`. Bypasses access control; for
 * staff only.
 */
export async function forgetPlannedPublishing(req: PayloadRequest, postId: number): Promise<void> {
  const transaction = await transactionOf(req);
  await transaction.execute(sql`
    delete from payload_jobs where ${publishes(postId)} and not coalesce(processing, false)`);
}

/** Same, after a post was published, unless one of these jobs is the one publishing it. Called from a hook. */
export async function forgetOvertakenPublishing(req: PayloadRequest, postId: number): Promise<void> {
  const transaction = await transactionOf(req);
  await transaction.execute(sql`
    delete from payload_jobs where ${publishes(postId)}
      and not exists (select from payload_jobs where ${publishes(postId)} and processing)`);
}

const isPost = (postId: number) => sql`input->'doc'->>'value' = ${String(postId)}`;

const isOfPost = (postId: number) => sql`${isOfOne} and ${isPost(postId)}`;

const publishes = (postId: number) => sql`${publishesOne} and ${isPost(postId)}`;

/** A scheduled publish or unpublish that failed. */
export interface FailedSchedule {
  postId: number;
  type: 'publish' | 'unpublish';
  /** The user who scheduled it. */
  userId: number | null;
  /** Technical error message of the attempt. */
  error: string;
}

/**
 * Returns schedule failures of the last day that haven't been reported, and marks them as reported. Runs in the
 * transaction of `req`.
 */
export async function claimFailedSchedules(req: PayloadRequest): Promise<FailedSchedule[]> {
  const transaction = await transactionOf(req);
  const { rows } = await transaction.execute<
    Record<'postId' | 'userId' | 'type' | 'error', string | null>
  >(sql`
    update payload_jobs set input = jsonb_set(input, '{isTold}', 'true')
    where task_slug = 'schedulePublish' and has_error and not input ? 'isTold'
      and input->'doc'->>'relationTo' = 'posts' and updated_at > now() - interval '1 day'
    returning input->'doc'->>'value' as "postId", input->>'type' as type,
      input->'user'->>'value' as "userId", error->>'message' as error`);
  return rows.map(({ postId, userId, type, error }) => ({
    postId: Number(postId),
    userId: userId === null ? null : Number(userId),
    type: type === 'unpublish' ? 'unpublish' : 'publish',
    error: error ?? '',
  }));
}
