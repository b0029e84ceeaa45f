import { sql } from 'drizzle-orm';
import type { Payload, PayloadRequest } from 'payload';
import { namedRows } from '../namedRows';
import { transactionOf } from '../transactionOf';

// Bypasses access control to read thousands of posts at once; for staff only. Of unpublished posts it returns only
// the id.

/** Metadata in the head of a post's page. */
interface HeadRow {
  id: number;
  slug: string;
  title: string;
  description: string;
  date: Date | null;
  updatedAt: Date;
  /** File name of the link preview image: the share image, else the cover. */
  picture: string | null;
  canonicalUrl: string | null;
  noIndex: boolean | null;
}

interface HeadChanges {
  /** Pass it to the next call. */
  readUpTo: string;
  heads: HeadRow[];
  /** Ids of posts that have no page, or no longer have one. */
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
/** Transactions from this one on may not be committed yet, so the next read starts here. */
const readUpTo = `(select pg_snapshot_xmin(pg_current_snapshot())::text) as "readUpTo"`;

const all = {
  name: 'post-heads',
  text: `select null::int as "changedId", ${columns}, ${readUpTo}
    from (select) as nothing
    left join ${published} on post._status = 'published'
    order by post.date desc, post.id desc`,
};

/** A restored backup can contain transaction ids that this server hasn't reached yet; those aren't changes. */
const changed = {
  name: 'changed-post-heads',
  text: `select change.post_id as "changedId", ${columns}, ${readUpTo}
    from (select) as nothing
    left join post_changes change on change.changed_in >= $1::xid8
      and change.changed_in < pg_snapshot_xmax(pg_current_snapshot())
    left join ${published} on post.id = change.post_id and post._status = 'published'
    order by post.date desc, post.id desc`,
};

/**
 * Returns the head metadata of all published posts, newest first, or only of those that changed since an earlier
 * read.
 */
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
 * Records that the head metadata of posts with this cover or share image changed. Triggers do this when a post is
 * written, but trashing or restoring an image doesn't write the post. Bypasses hooks on purpose: called from a hook.
 */
export async function recordShownImageChange(req: PayloadRequest, pictureId: number): Promise<void> {
  await (
    await transactionOf(req)
  ).execute(sql`
    insert into post_changes (post_id, changed_in)
    select id, pg_current_xact_id() from posts where cover_id = ${pictureId} or meta_image_id = ${pictureId} order by id
    on conflict (post_id) do update set changed_in = excluded.changed_in`);
}
