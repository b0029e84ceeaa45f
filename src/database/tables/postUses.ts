import { sql, type SQL } from 'drizzle-orm';
import type { PayloadRequest } from 'payload';
import { databaseOf } from '../databaseOf';
import { sqlList } from '../sqlList';

interface PostUse extends Record<string, unknown> {
  /** Id of the image or category. */
  of: number;
  id: number;
  slug: string | null;
  title: string | null;
  isTrashed: boolean;
  /** Total number of posts that use it. */
  total: number;
}

const maxUses = 100;

/**
 * Returns posts that use these images as cover, as share image or in the body, in the published row or the latest
 * version: at most 100 per image, newest first, posts in the trash last. Bypasses access control; for staff only.
 * @param pictures at least one
 */
export function findImageUses(
  req: PayloadRequest,
  pictures: readonly { id: number; path: string }[],
): Promise<PostUse[]> {
  const ids = sqlList(pictures.map(({ id }) => id));
  const paths = sql.join(
    pictures.map(({ id, path }) => sql`(${id}::int, ${path}::text)`),
    sql`, `,
  );
  return findUses(
    req,
    sql`
      select cover_id as "of", id as post_id from posts where cover_id in (${ids})
      union select version_cover_id, parent_id from _posts_v where latest and version_cover_id in (${ids})
      union select meta_image_id, id from posts where meta_image_id in (${ids})
      union select version_meta_image_id, parent_id from _posts_v where latest and version_meta_image_id in (${ids})
      union select picture.id, l.post_id
        from (values ${paths}) as picture (id, path) join post_links l on l.path = picture.path`,
  );
}

/**
 * Returns posts in these categories, in the published row or the latest version: the newest 100 per category. Posts
 * in the trash don't count, because trashing a category removes it from them. Bypasses access control; for staff
 * only.
 * @param categories ids, at least one
 */
export function findCategoryUses(req: PayloadRequest, categories: readonly number[]): Promise<PostUse[]> {
  const ids = sqlList(categories);
  return findUses(
    req,
    sql`
      select p.category_id as "of", p.id as post_id from posts p
        where p.category_id in (${ids}) and p.deleted_at is null
      union select v.version_category_id, v.parent_id from _posts_v v join posts p on p.id = v.parent_id
        where v.latest and v.version_category_id in (${ids}) and p.deleted_at is null`,
  );
}

/** @param uses SQL that selects pairs of `of` and `post_id` without duplicates */
async function findUses(req: PayloadRequest, uses: SQL): Promise<PostUse[]> {
  const { rows } = await (
    await databaseOf(req)
  ).execute<PostUse>(sql`
    with uses as (${uses}), placed as (
      select u."of", p.id, v.version_slug as slug, v.version_title as title, p.deleted_at is not null as "isTrashed",
        row_number() over (partition by u."of" order by p.deleted_at is not null, p.id desc) as place,
        count(*) over (partition by u."of")::int as total
      from uses u join posts p on p.id = u.post_id join _posts_v v on v.parent_id = p.id and v.latest
    )
    select "of", id, slug, title, "isTrashed", total from placed where place <= ${maxUses} order by "of", place`);
  return rows;
}
