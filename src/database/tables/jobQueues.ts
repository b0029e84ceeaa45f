import type { Pool } from 'pg';

/** Counts of one of the two queues of `payload_jobs`. Completed jobs aren't kept. */
export interface QueueState {
  /** `planned`: posts scheduled to be published or unpublished. */
  queue: 'mail' | 'planned';
  /** Scheduled for later, or waiting for a retry. */
  waiting: number;
  /** Due or running. */
  due: number;
  /** Out of retries. */
  failed: number;
  /** How long the oldest due job has been due; 0 if there is none. */
  oldestDueSeconds: number;
}

/** Limit of the counted rows; above it, an exact number doesn't matter. */
const mostCounted = 10_000;

/** Returns the state of both queues, for monitoring. Bypasses access control on purpose: it returns only numbers. */
export async function readJobQueues(pool: Pool): Promise<QueueState[]> {
  const { rows } = await pool.query<QueueState>(
    `with jobs as (
      select case queue when 'mail' then 'mail' else 'planned' end as queue,
        has_error is true as is_failed,
        greatest(coalesce(wait_until, created_at), created_at) as due_at
      from payload_jobs where completed_at is null limit ${mostCounted}
    )
    select names.queue,
      (count(*) filter (where not is_failed and due_at > now()))::int as waiting,
      (count(*) filter (where not is_failed and due_at <= now()))::int as due,
      (count(*) filter (where is_failed))::int as failed,
      coalesce(max(extract(epoch from now() - due_at)) filter (where not is_failed and due_at <= now()), 0)::float8
        as "oldestDueSeconds"
    from (values ('mail'), ('planned')) as names (queue) left join jobs using (queue)
    group by names.queue order by names.queue`,
  );
  return rows;
}
