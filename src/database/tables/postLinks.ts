import { sql } from 'drizzle-orm';
import type { PayloadRequest } from 'payload';
import { addressPath } from '@/domain/redirects/addressPath';
import { namedRows } from '../namedRows';
import { transactionOf } from '../transactionOf';
import { withTotal } from '../withTotal';

// `post_links` isn't a collection. It indexes the site paths that post bodies link to or embed, images included,
// separately for the published body and for a newer draft.

/** Replaces the indexed links of a post's published or draft body. */
export async function replacePostLinks(
  req: PayloadRequest,
  { id, isPublic, paths }: { id: number; isPublic: boolean; paths: readonly string[] },
): Promise<void> {
  const transaction = await transactionOf(req);
  await transaction.execute(sql`
    with gone as (
      delete from post_links where post_id = ${id} and is_public = ${isPublic} and path <> all(${sql.param(paths)}::text[])
    )
    insert into post_links (post_id, is_public, path)
    select ${id}, ${isPublic}, path from unnest(${sql.param(paths)}::text[]) as path
    on conflict do nothing`);
}

/** Deletes the published links of a post that isn't published. */
export async function forgetHiddenLinks(req: PayloadRequest, id: number): Promise<void> {
  const transaction = await transactionOf(req);
  await transaction.execute(sql`
    delete from post_links where post_id = ${id} and is_public
      and not exists (select from posts where id = ${id} and _status = 'published')`);
}

interface LeadingPost {
  id: number;
  title: string | null;
  slug: string | null;
  isTrashed: boolean;
}

/** Returns posts whose body or draft links to a path or embeds that image, at most `limit`, and their total. */
export async function findPostsLeadingTo(req: PayloadRequest, path: string, limit: number) {
  const rows = await namedRows<LeadingPost & { total: number }>(
    req,
    {
      name: 'posts-leading-to',
      text: `
        select p.id, p.title, p.slug, p.deleted_at is not null as "isTrashed", count(*) over ()::int as total
        from posts p
        where exists (select from post_links l where l.post_id = p.id and l.path = $1)
        order by p.id limit $2`,
    },
    [path, limit],
  );
  return withTotal(rows);
}

interface BrokenLink {
  path: string;
  posts: number;
  id: number;
  title: string | null;
  slug: string;
}

/**
 * Returns paths that published posts link to but that don't exist, those with the most posts first. `known` lists the
 * paths of pages that aren't posts. List and tag pages are skipped, because they come and go with posts.
 */
export async function findBrokenLinks(req: PayloadRequest, known: readonly string[], limit: number) {
  const rows = await namedRows<BrokenLink & { total: number }>(
    req,
    {
      name: 'broken-links',
      text: `
        with spellings as materialized (select $3::jsonb as spelled),
        targets as (
          select path, count(*)::int as posts, min(post_id) as first_id from post_links
          where is_public and not path = any(string_to_array($1, ' '))
            and path !~ '^/blog/((page|category|tag|search)(/|$)|rss\\.xml$|feed\\.json$)'
          group by path
        ), broken as (
          select * from targets t
          where not exists (
              select from posts p where p._status = 'published' and p.slug = substring(t.path from '^/blog/([^/]+)$'))
            and not exists (
              select from posts_texts f join posts p on p.id = f.parent_id and p._status = 'published'
              where f.path = 'formerSlugs' and f.text = substring(t.path from '^/blog/([^/]+)$'))
            and not exists (
              select from media m
              where m.filename = substring(t.path from '^/blog-images/([^/]+)$') and m.deleted_at is null)
            and not exists (
              select from redirects r, spellings where r."from" = coalesce(spelled ->> t.path, t.path))
        )
        select b.path, b.posts, p.id, p.title, p.slug, count(*) over ()::int as total
        from broken b join posts p on p.id = b.first_id
        order by b.posts desc, b.path limit $2`,
    },
    [known.join(' '), limit, JSON.stringify(await findOtherSpellings(req))],
  );
  return withTotal(rows);
}

/**
 * Returns the linked paths that `addressPath` normalizes to another spelling, by their original spelling. Images are
 * excluded, because they are matched exactly.
 */
async function findOtherSpellings(req: PayloadRequest): Promise<Record<string, string>> {
  const rows = await namedRows<{ path: string }>(
    req,
    {
      name: 'links-spelled-otherwise',
      text: `
        select distinct path from post_links
        where is_public and path ~ '[^a-z0-9/._-]' and path !~ '^/blog-images/'`,
    },
    [],
  );
  return Object.fromEntries(
    rows.flatMap(({ path }) => {
      const spelled = addressPath(path);
      return spelled === null || spelled === path ? [] : [[path, spelled]];
    }),
  );
}

/**
 * Locks and returns posts whose body or draft links to a path. Skips posts that are being saved, so that it never
 * waits and can't deadlock.
 */
export async function postsToMove(req: PayloadRequest, path: string, limit: number): Promise<number[]> {
  const transaction = await transactionOf(req);
  const { rows } = await transaction.execute<{ id: number }>(sql`
    with moving as materialized (
      select distinct post_id as id from post_links where path = ${path} order by post_id limit ${limit}
    )
    select id from moving where pg_try_advisory_xact_lock(hashtext('post:' || id))`);
  return rows.map(({ id }) => id);
}

/** Records that a post's links now point to another path. */
export async function moveIndexedLinks(
  req: PayloadRequest,
  { id, from, to }: { id: number; from: string; to: string },
): Promise<void> {
  const transaction = await transactionOf(req);
  await transaction.execute(sql`
    with gone as (delete from post_links where post_id = ${id} and path = ${from} returning is_public)
    insert into post_links (post_id, is_public, path) select ${id}, is_public, ${to} from gone
    on conflict do nothing`);
}
