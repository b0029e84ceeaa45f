import { sql } from 'drizzle-orm';
import type { Payload, PayloadRequest } from 'payload';
import { namedRows } from '../namedRows';
import { transactionOf } from '../transactionOf';

// Past the access rule for thousands of posts at once, for staff; of what isn't public only the id is told.

/** What stands in the head of a post's page. */
interface HeadRow {
  id: number;
  slug: string;
  title: string;
  description: string;
  date: Date | null;
  updatedAt: Date;
  /** The name of the file that link previews show: the share picture, else the cover. */
  picture: string | null;
  canonicalUrl: string | null;
  noIndex: boolean | null;
}

interface HeadChanges {
  /** For the next question. */
  readUpTo: string;
  heads: HeadRow[];
  /** Posts that have no page, or none any more. */
  gone: number[];
}

const columns = `
  post.id, post.slug, post.date, post.updated_at as "updatedAt",
  coalesce(share.filename, cover.filename) as picture, post.canonical_url as "canonicalUrl", post.no_index as "noIndex",
  coalesce(nullif(btrim(post.meta_title), ''), post.title) as title,
  coalesce(nullif(btrim(post.meta_description), ''), post.description) as description`;
const published = `(posts post
  left join media cover on cover.id = post.cover_id and cover.deleted_at is null
  left join media share on share.id = post.meta_image_id and share.deleted_at is null)`;
/** Whatever was begun before this and isn't committed yet may still be to come. */
const readUpTo = `(select pg_snapshot_xmin(pg_current_snapshot())::text) as "readUpTo"`;

const all = {
  name: 'post-heads',
  text: `select null::int as "changedId", ${columns}, ${readUpTo}
    from (select) as nothing
    left join ${published} on post._status = 'published'
    order by post.date desc, post.id desc`,
};

/** What comes from a backup may name transactions that are still to come here: those aren't changes. */
const changed = {
  name: 'changed-post-heads',
  text: `select change.post_id as "changedId", ${columns}, ${readUpTo}
    from (select) as nothing
    left join post_changes change on change.changed_in >= $1::xid8
      and change.changed_in < pg_snapshot_xmax(pg_current_snapshot())
    left join ${published} on post.id = change.post_id and post._status = 'published'
    order by post.date desc, post.id desc`,
};

/** The heads of all published posts, newest first; or of those that have changed since a former reading. */
export async function findHeadChanges(payload: Payload, since: string | null): Promise<HeadChanges> {
  type Row = { [Key in keyof HeadRow]: HeadRow[Key] | null } & {
    changedId: number | null;
    readUpTo: string;
  };
  const rows = await namedRows<Row>(payload, since === null ? all : changed, since === null ? [] : [since]);
  const [first] = rows;
  if (!first) throw new Error('The database did not tell how far it has read');
  const heads = rows.filter((row): row is HeadRow & Row => row.id !== null);
  const gone = rows.flatMap(({ id, changedId }) => (id === null && changedId !== null ? [changedId] : []));
  return { readUpTo: first.readUpTo, heads, gone };
}

/**
 * Notes that the heads of posts with this cover or share picture are others now, as triggers do where a post itself is written: a picture that
 * goes to the trash or comes back leaves them as they are. Past the hooks, of which one calls this.
 */
export async function recordShownImageChange(req: PayloadRequest, pictureId: number): Promise<void> {
  await (
    await transactionOf(req)
  ).execute(sql`
    insert into post_changes (post_id, changed_in)
    select id, pg_current_xact_id() from posts where cover_id = ${pictureId} or meta_image_id = ${pictureId} order by id
    on conflict (post_id) do update set changed_in = excluded.changed_in`);
}
