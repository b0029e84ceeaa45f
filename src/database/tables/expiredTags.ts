import type { Pool } from 'pg';

/** A cache tag that another server invalidated. Ids grow, but a row with a higher id can become visible first. */
interface ToldTag {
  id: number;
  tag: string;
  /** Seconds since the invalidation, by the database's clock. */
  ageSeconds: number;
}

export interface ReceivedTags {
  /** The database's time of this read, to pass to the next one. */
  readAt: string;
  /** Tags written since the previous read, plus an overlap of earlier ones. */
  tags: ToldTag[];
  /** Whether the previous read is so old that rows may have been deleted unread. */
  hasMissedSome: boolean;
}

/** Rows become visible at commit, slightly after the time that they carry. */
const overlapSeconds = 15;
/** Below the hour after which `sweepRows` deletes the rows. */
const reachMinutes = 50;

/** Publishes invalidated tags to the other servers. */
export async function writeExpiredTags(
  pool: Pool,
  { sender, tags }: { sender: string; tags: readonly string[] },
): Promise<void> {
  const text =
    'insert into expired_tags (tag, sender) select tag, $1::uuid from unnest($2::text[]) as told (tag)';
  await pool.query(text, [sender, tags]);
}

/**
 * Returns the tags that other servers invalidated.
 * @param readAt the time of the previous read, by the database's clock; null for the first
 */
export async function readExpiredTags(
  pool: Pool,
  { sender, readAt }: { sender: string; readAt: string | null },
): Promise<ReceivedTags> {
  const { rows } = await pool.query<{ read_at: string; has_missed_some: boolean | null; tags: ToldTag[] }>(
    `select
      clock.now::text as read_at,
      $2::timestamptz < clock.now - interval '${reachMinutes} minutes' as has_missed_some,
      coalesce(json_agg(json_build_object(
        'id', told.id, 'tag', told.tag, 'ageSeconds', extract(epoch from clock.now - told.at)
      )) filter (where told.id is not null), '[]') as tags
    from (select clock_timestamp() as now) as clock
    left join expired_tags as told
      on told.at > coalesce($2::timestamptz, clock.now) - interval '${overlapSeconds} seconds' and told.sender <> $1::uuid
    group by clock.now`,
    [sender, readAt],
  );
  const [row] = rows;
  if (!row) throw new Error('The database did not tell its time');
  return { readAt: row.read_at, tags: row.tags, hasMissedSome: row.has_missed_some ?? false };
}
