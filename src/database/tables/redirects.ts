import { sql } from 'drizzle-orm';
import type { PayloadRequest } from 'payload';
import type { Pool } from 'pg';
import { memberPath } from '@/domain/team/memberPath';
import { transactionOf } from '../transactionOf';
import { findMemberPaths } from './teamMembers';

/** A redirect with the columns that requests need. */
interface RedirectRow extends Record<string, unknown> {
  from: string;
  to: string;
  isPermanent: boolean;
}

/**
 * Returns the redirect from this path, other than the one with this id. Bypasses access control: hooks check it for
 * every user.
 */
export async function findRedirectFrom(
  req: PayloadRequest,
  from: string,
  otherThan: number | null,
): Promise<(RedirectRow & { id: number }) | null> {
  const { rows } = await (
    await transactionOf(req)
  ).execute<RedirectRow & { id: number }>(sql`
    select id, "from", "to", is_permanent as "isPermanent" from redirects
    where "from" = ${from} and id is distinct from ${otherThan}::int`);
  return rows[0] ?? null;
}

interface KeptRedirect extends RedirectRow {
  id: number;
  target: string | null;
}

/** Returns all redirects, to compare with an import. Bypasses access control: operations check who imports. */
export async function findAllRedirects(req: PayloadRequest): Promise<KeptRedirect[]> {
  const { rows } = await (
    await transactionOf(req)
  ).execute<KeptRedirect>(sql`
    select id, "from", "to", target, coalesce(is_permanent, true) as "isPermanent" from redirects order by "from"`);
  return rows;
}

/** Bypasses access control: the limit applies to all redirects. */
export async function countRedirects(req: PayloadRequest): Promise<number> {
  const { rows } = await (
    await transactionOf(req)
  ).execute<{ count: number }>(sql`
    select count(*)::int as count from redirects`);
  return rows[0]?.count ?? 0;
}

/**
 * Points redirects at the final target, so that there are no redirect chains; the same as `composeRedirects`. A
 * redirect from that target would point at itself and is deleted. Bypasses hooks on purpose: called from a hook.
 */
export async function retargetRedirects(
  req: PayloadRequest,
  {
    from,
    to,
    target,
    isPermanent,
  }: { from: string; to: string; target: string | null; isPermanent: boolean },
): Promise<void> {
  const [start = '', ...hash] = to.split('#');
  const end = hash.length > 0 ? `#${hash.join('#')}` : '';
  const joint = start.includes('?') ? '&' : '?';
  await (
    await transactionOf(req)
  ).execute(sql`
    with gone as (delete from redirects where target = ${from} and "from" = ${target})
    update redirects set target = ${target}, is_permanent = is_permanent and ${isPermanent}, updated_at = now(),
      "to" = ${start}::text || coalesce(${joint}::text || substring("to" from '\\?([^#]+)'), '') ||
        coalesce(nullif(${end}::text, ''), substring("to" from '#.*'), '')
    where target = ${from} and "from" is distinct from ${target}`);
}

/**
 * Returns those of the paths where the site has a page from the database, with the page's current path: the same one,
 * or the one of the published post or used category that had this slug before. Bypasses access control: called from
 * validation rules.
 */
export async function findPagesAt(
  req: PayloadRequest,
  paths: readonly string[],
): Promise<Map<string, string>> {
  const slugsIn = (place: RegExp) => paths.flatMap((path) => place.exec(path)?.[1] ?? []);
  const [posts, categories, tags] = [
    /^\/blog\/([^/]+)$/,
    /^\/blog\/category\/([^/]+)$/,
    /^\/blog\/tag\/([^/]+)$/,
  ].map((place) => sql`${sql.param(slugsIn(place))}::text[]`);
  // Existing pages sort last, so they win over former slugs in the map.
  const { rows } = await (
    await transactionOf(req)
  ).execute<{ path: string; page: string }>(sql`
    with shown as (
      select id, slug from categories
      where exists (select from posts where category_id = categories.id and _status = 'published')
    ), pages as (
      select '/blog/' || slug as path, '/blog/' || slug as page
        from posts where slug = any(${posts}) and _status = 'published'
      union select '/blog/' || text, '/blog/' || slug from posts_texts join posts on posts.id = parent_id
        where path = 'formerSlugs' and text = any(${posts}) and _status = 'published'
      union select '/blog/category/' || slug, '/blog/category/' || slug from shown where slug = any(${categories})
      union select '/blog/category/' || text, '/blog/category/' || slug
        from categories_texts join shown on shown.id = parent_id
        where path = 'formerSlugs' and text = any(${categories})
      union select '/blog/tag/' || tag, '/blog/tag/' || tag from unnest(${tags}) as tag
        where exists (select from posts_search where tag_slugs @> array[tag])
    )
    select path, page from pages order by path = page`);
  const pages = new Map(rows.map(({ path, page }) => [path, page]));
  const members = paths.some(isBelowTeam) ? new Set(await findMemberPaths(req)) : new Set();
  for (const path of paths) if (members.has(path)) pages.set(path, path);
  return pages;
}

const isBelowTeam = (path: string): boolean => path.startsWith(memberPath(''));

/**
 * Returns all redirects for the server in front of Next, on its own connection. Bypasses Payload, which isn't loaded
 * there.
 */
export async function readRedirects(pool: Pool): Promise<RedirectRow[]> {
  const { rows } = await pool.query<RedirectRow>(
    'select "from", "to", is_permanent as "isPermanent" from redirects',
  );
  return rows;
}
