import { sql } from 'drizzle-orm';
import type { PayloadRequest } from 'payload';
import type { Pool } from 'pg';
import { transactionOf } from '../transactionOf';

/** A redirect as visitors need it. */
interface LedAddress extends Record<string, unknown> {
  from: string;
  to: string;
  isPermanent: boolean;
}

/** The redirect from this address, other than the one with this id. Past the access rule: hooks ask, whoever saves. */
export async function findRedirectFrom(
  req: PayloadRequest,
  from: string,
  otherThan: number | null,
): Promise<(LedAddress & { id: number }) | null> {
  const { rows } = await (
    await transactionOf(req)
  ).execute<LedAddress & { id: number }>(sql`
    select id, "from", "to", is_permanent as "isPermanent" from redirects
    where "from" = ${from} and id is distinct from ${otherThan}::int`);
  return rows[0] ?? null;
}

interface KeptRedirect extends LedAddress {
  id: number;
  target: string | null;
}

/** All there are, for an import, which is held against them. Past the access rule: operations ask who imports. */
export async function findAllRedirects(req: PayloadRequest): Promise<KeptRedirect[]> {
  const { rows } = await (
    await transactionOf(req)
  ).execute<KeptRedirect>(sql`
    select id, "from", "to", target, coalesce(is_permanent, true) as "isPermanent" from redirects order by "from"`);
  return rows;
}

/** Past the access rule: the limit counts them all. */
export async function countRedirects(req: PayloadRequest): Promise<number> {
  const { rows } = await (
    await transactionOf(req)
  ).execute<{ count: number }>(sql`
    select count(*)::int as count from redirects`);
  return rows[0]?.count ?? 0;
}

/**
 * Takes whoever is led to an address to where it leads on to now, so that nobody is led twice; as `leadOn` does. A redirect from that
 * very place has nowhere to lead any more, and goes. Past the hooks, of which one calls this.
 */
export async function leadOthersOn(
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

/** Of these paths, those at which a published post or a category in use is, or was before it moved. Past the access rule, for rules. */
export async function findPathsOfBlog(req: PayloadRequest, paths: readonly string[]): Promise<Set<string>> {
  const slugsIn = (place: RegExp) => sql.param(paths.flatMap((path) => place.exec(path)?.[1] ?? []));
  const posts = sql`${slugsIn(/^\/blog\/([^/]+)$/)}::text[]`;
  const categories = sql`${slugsIn(/^\/blog\/category\/([^/]+)$/)}::text[]`;
  const { rows } = await (
    await transactionOf(req)
  ).execute<{ path: string }>(sql`
    with shown as (
      select id, slug from categories
      where exists (select from posts where category_id = categories.id and _status = 'published')
    )
    select '/blog/' || slug as path from posts where slug = any(${posts}) and _status = 'published'
    union select '/blog/' || text from posts_texts join posts on posts.id = parent_id
      where path = 'formerSlugs' and text = any(${posts}) and _status = 'published'
    union select '/blog/category/' || slug from shown where slug = any(${categories})
    union select '/blog/category/' || text from categories_texts join shown on shown.id = parent_id
      where path = 'formerSlugs' and text = any(${categories})`);
  return new Set(rows.map(({ path }) => path));
}

/** Where the post or category that was at this path of the blog is now; null for all other paths. Past the access rule, for rules. */
export async function findMovedPath(req: PayloadRequest, path: string): Promise<string | null> {
  const [, place = '', slug] = /^\/blog\/(category\/)?([^/]+)$/.exec(path) ?? [];
  if (!slug) return null;
  const [table, texts] = place ? [sql`categories`, sql`categories_texts`] : [sql`posts`, sql`posts_texts`];
  const { rows } = await (
    await transactionOf(req)
  ).execute<{ slug: string }>(sql`
    select slug from ${table} as moved join ${texts} as former on former.parent_id = moved.id
    where former.path = 'formerSlugs' and former.text = ${slug} and moved.deleted_at is null
      and not exists (select from ${table} where slug = ${slug}) limit 1`);
  return rows[0] ? `/blog/${place}${rows[0].slug}` : null;
}

/** All of the list, for the server in front: on a connection of its own, past Payload. */
export async function readRedirects(pool: Pool): Promise<LedAddress[]> {
  const { rows } = await pool.query<LedAddress>(
    'select "from", "to", is_permanent as "isPermanent" from redirects',
  );
  return rows;
}
