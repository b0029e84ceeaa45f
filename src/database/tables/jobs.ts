import { sql } from 'drizzle-orm';
import type { Payload, PayloadRequest } from 'payload';
import { databaseOf } from '../databaseOf';
import { transactionOf } from '../transactionOf';

// Payload runs the jobs, but doesn't say which a process left behind, nor counts attempts before they are made. Its table
// `payload_jobs` is closed to every request.

const isAbandoned = sql`
  queue = 'default' and processing and completed_at is null
    and payload_jobs.updated_at < now() - interval '5 minutes'`;

const isOfOne = sql`
  task_slug = 'schedulePublish' and completed_at is null and input->'doc'->>'relationTo' = 'posts'`;

/** Jobs that were planned before there were two types say none. */
const publishesOne = sql`(${isOfOne} and coalesce(input->>'type', 'publish') = 'publish')`;

/**
 * Lets jobs be taken again that a process took and never finished. One whose post has been published since its moment was done,
 * and only not noted as such: done again, it would publish what has been drafted since, or what somebody took back.
 */
export async function releaseAbandonedJobs(payload: Payload): Promise<void> {
  await payload.db.drizzle.execute(sql`
    delete from payload_jobs using posts
    where ${isAbandoned} and ${publishesOne} and input->'doc'->>'value' = posts.id::text
      and posts.updated_at >= wait_until
      and (posts._status = 'published' or posts.first_published_at >= wait_until)`);
  await payload.db.drizzle.execute(sql`update payload_jobs set processing = false where ${isAbandoned}`);
}

/** Whether a queue has a job that is to be done now, or that a process has taken. */
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
 * The jobs of a queue that Payload would take now, those that were ordered first before the others, without the ones that are
 * named. By this process's clock, like Payload's: a job that only one of them calls due would be answered again and again.
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
 * Ends all work on a queue, and answers which jobs that were: those whose attempt had been claimed are lost, the others are
 * done again.
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
 * Of a job that `releaseClaimedJobs` has ended as lost, by the name its table has in a statement: what failed says why, and
 * of what was lost nobody knows whether it was done.
 */
export const isLostJob = (job: string) =>
  `(${job}.has_error and ${job}.error->>'message' is null
    and (${job}.input->>'attempt')::int > coalesce(${job}.total_tried, 0))`;

/** Writes an attempt down before it is made; false when it has been made already. */
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

/** When a post is going to be published next, and taken back; null when nothing is planned. Past the access rule, for staff. */
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

/**
 * Drops all that was planned for a post and isn't under way, also that readers lose it. In the transaction of `req`; past
 * the access rule, for a hook.
 */
export async function forgetPostSchedule(req: PayloadRequest, postId: number): Promise<void> {
  const transaction = await transactionOf(req);
  await transaction.execute(sql`
    delete from payload_jobs where ${isOfPost(postId)} and not coalesce(processing, false)`);
}

/** Drops when a post was going to be published, and nothing else. In the transaction of `req`; past the access rule, for staff. */
export async function forgetPlannedPublishing(req: PayloadRequest, postId: number): Promise<void> {
  const transaction = await transactionOf(req);
  await transaction.execute(sql`
    delete from payload_jobs where ${publishes(postId)} and not coalesce(processing, false)`);
}

/** The same after a post has been published, unless one of these plans is what is publishing it. For a hook. */
export async function forgetOvertakenPublishing(req: PayloadRequest, postId: number): Promise<void> {
  const transaction = await transactionOf(req);
  await transaction.execute(sql`
    delete from payload_jobs where ${publishes(postId)}
      and not exists (select from payload_jobs where ${publishes(postId)} and processing)`);
}

const isPost = (postId: number) => sql`input->'doc'->>'value' = ${String(postId)}`;

const isOfPost = (postId: number) => sql`${isOfOne} and ${isPost(postId)}`;

const publishes = (postId: number) => sql`${publishesOne} and ${isPost(postId)}`;

/** A moment at which a post should have been published, or taken back, and wasn't. */
export interface FailedSchedule {
  postId: number;
  type: 'publish' | 'unpublish';
  /** Whoever planned it. */
  userId: number | null;
  /** What the attempt ended with, as a program says it. */
  error: string;
}

/**
 * The plans for posts that failed within the last day and of which nobody has been told; each is answered once. In the
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
