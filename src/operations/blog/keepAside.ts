import { sql } from 'drizzle-orm';
import type { PayloadRequest } from 'payload';
import { transactionOf } from '@/database/transactionOf';
import { inPostWords } from './inPostWords';
import type { PostChanges } from './postChanges';

/**
 * Keeps changes among the versions of a post without making them the latest one: neither readers nor editors see them
 * until somebody restores them in the CMS. In a transaction. Gives the id of the version.
 */
export async function keepAside(req: PayloadRequest, id: number, changes: PostChanges): Promise<number> {
  const transaction = await transactionOf(req);
  const { rows: latest } = await transaction.execute<{ id: number }>(
    sql`select id from _posts_v where parent_id = ${id} and latest`,
  );
  await inPostWords(() =>
    req.payload.update({
      collection: 'posts',
      id,
      data: { ...changes.fields, _status: 'draft' },
      draft: true,
      context: { typedMarkdown: changes.typedMarkdown, isKeptAside: true, keepsSlug: true },
      depth: 0,
      overrideAccess: false,
      req,
    }),
  );
  const latestId = latest[0]?.id ?? 0;
  await transaction.execute(sql`update _posts_v set latest = true where id = ${latestId}`);
  // Dated before the latest version, because Payload takes a draft for current that is younger than the public row.
  const { rows: kept } = await transaction.execute<{ id: number }>(sql`
    update _posts_v kept set latest = false, updated_at = (
      select least(latest.updated_at, posts.updated_at) - interval '1 millisecond'
      from _posts_v latest join posts on posts.id = latest.parent_id where latest.id = ${latestId})
    where kept.parent_id = ${id} and kept.latest and kept.id <> ${latestId} returning kept.id`);
  return kept[0]?.id ?? 0;
}
