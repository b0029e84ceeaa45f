import { sql, type MigrateUpArgs } from '@payloadcms/db-postgres';

/**
 * Since when readers may know a post's address was lost with a version that was brought back in the panel, and then with the
 * post when it was taken back. What earlier versions know of it is given to the post, and to its latest version.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    update "posts" set "first_published_at" = known."first"
    from (
      select "parent_id", min("version_first_published_at") as "first" from "_posts_v"
      where "version_first_published_at" is not null group by "parent_id") as known
    where known."parent_id" = "posts"."id" and "posts"."first_published_at" is null;

    update "_posts_v" set "version_first_published_at" = "posts"."first_published_at"
    from "posts"
    where "posts"."id" = "_posts_v"."parent_id" and "_posts_v"."latest"
      and "_posts_v"."version_first_published_at" is null and "posts"."first_published_at" is not null;`);
}

/** What was lost is not taken again. */
export async function down(): Promise<void> {}
