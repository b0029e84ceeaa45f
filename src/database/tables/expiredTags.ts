import type { Pool } from 'pg';

/** A tag that another server has told of; ids grow, but what is written later may be seen earlier. */
interface ToldTag {
  id: number;
  tag: string;
  /** How long ago it was told, in seconds, by the database's clock. */
  ageSeconds: number;
}

export interface ReceivedTags {
  /** The database's time of this reading, for the next one. */
  readAt: string;
  /** What has been told since the former reading, and a little of what was told before. */
  tags: ToldTag[];
  /** Whether the former reading is so long ago that more may have been told than is kept. */
  hasMissedSome: boolean;
}

/** Rows are seen when they are committed, which is a moment after the time that they carry. */
const overlapSeconds = 15;
/** `sweepRows` keeps them for an hour. */
const reachMinutes = 50;

/** Tells the other servers. */
export async function writeExpiredTags(
  pool: Pool,
  { sender, tags }: { sender: string; tags: readonly string[] },
): Promise<void> {
  const text =
    'insert into expired_tags (tag, sender) select tag, $1::uuid from unnest($2::text[]) as told (tag)';
  await pool.query(text, [sender, tags]);
}

/**
 * What others have told.
 * @param readAt the time of the former reading, by the database's clock; null for the first
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
