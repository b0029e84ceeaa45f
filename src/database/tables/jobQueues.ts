import type { Pool } from 'pg';

/** What lies in one of the two queues of `payload_jobs`. Work that is done isn't kept. */
export interface QueueState {
  /** `planned`: posts to be published or taken back at their time. */
  queue: 'mail' | 'planned';
  /** To be done later: planned for then, or tried again then. */
  waiting: number;
  /** To be done now, or being done. */
  due: number;
  /** Given up. */
  failed: number;
  /** For how long the oldest of those that are due has been; 0 without any. */
  oldestDueSeconds: number;
}

/** So many are looked at. Where there are more, more than that is what one has to know. */
const mostCounted = 10_000;

/** Both queues, for whoever watches the site: numbers only, so nobody's rights are asked. */
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
