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

/** Past the access rule: the limit counts them all. */
export async function countRedirects(req: PayloadRequest): Promise<number> {
  const { rows } = await (
    await transactionOf(req)
  ).execute<{ count: number }>(sql`
    select count(*)::int as count from redirects`);
  return rows[0]?.count ?? 0;
}

/**
 * Takes whoever is led to an address to where it leads on to now, so that nobody is led twice; as `leadOn` does. Past the hooks, of
 * which one calls this.
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
    update redirects set target = ${target}, is_permanent = is_permanent and ${isPermanent}, updated_at = now(),
      "to" = ${start}::text || coalesce(${joint}::text || substring("to" from '\\?([^#]+)'), '') || ${end}::text
    where target = ${from}`);
}

/** Whether a published post or a category in use is at this address of the blog, or was there before it moved. */
export async function isPathOfBlog(req: PayloadRequest, path: string): Promise<boolean> {
  const [, place, slug] = /^\/blog\/(category\/)?([^/]+)$/.exec(path) ?? [];
  if (!slug) return false;
  const [table, texts, isShown] = place
    ? [
        sql`categories`,
        sql`categories_texts`,
        sql`exists (select from posts where category_id = shown.id and _status = 'published')`,
      ]
    : [sql`posts`, sql`posts_texts`, sql`_status = 'published'`];
  const { rows } = await (
    await transactionOf(req)
  ).execute(sql`
    select from ${table} as shown where ${isShown} and (slug = ${slug} or exists (
      select from ${texts} where parent_id = shown.id and path = 'formerSlugs' and text = ${slug})) limit 1`);
  return rows.length > 0;
}

/** All of the list, for the server in front: on a connection of its own, past Payload. */
export async function readRedirects(pool: Pool): Promise<LedAddress[]> {
  const { rows } = await pool.query<LedAddress>(
    'select "from", "to", is_permanent as "isPermanent" from redirects',
  );
  return rows;
}
