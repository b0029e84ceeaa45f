import { sql, type MigrateDownArgs, type MigrateUpArgs } from '@payloadcms/db-postgres';

/**
 * Since posts have a trash, no list of posts shows what lies there. The indexes of the orders leave it out as well, so that
 * PostgreSQL still counts up to a page far down without looking at rows (`database/tables/postVersions`).
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    DROP INDEX "_posts_v_page_version_author_idx", "_posts_v_page_version_title_idx",
      "_posts_v_page_updated_at_idx", "_posts_v_page_version_date_idx";
    CREATE INDEX "_posts_v_page_version_date_idx" ON "_posts_v" ("version_date", "parent_id") INCLUDE ("id")
      WHERE "latest" AND "parent_id" IS NOT NULL AND "version_deleted_at" IS NULL;
    CREATE INDEX "_posts_v_page_updated_at_idx" ON "_posts_v" ("updated_at", "parent_id") INCLUDE ("id")
      WHERE "latest" AND "parent_id" IS NOT NULL AND "version_deleted_at" IS NULL;
    CREATE INDEX "_posts_v_page_version_title_idx"
      ON "_posts_v" (lower("version_title") NULLS FIRST, "parent_id") INCLUDE ("id", "version_title")
      WHERE "latest" AND "parent_id" IS NOT NULL AND "version_deleted_at" IS NULL;
    CREATE INDEX "_posts_v_page_version_author_idx"
      ON "_posts_v" (lower("version_author") NULLS FIRST, "parent_id") INCLUDE ("id", "version_author")
      WHERE "latest" AND "parent_id" IS NOT NULL AND "version_deleted_at" IS NULL;
  `);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    DROP INDEX "_posts_v_page_version_author_idx", "_posts_v_page_version_title_idx",
      "_posts_v_page_updated_at_idx", "_posts_v_page_version_date_idx";
    CREATE INDEX "_posts_v_page_version_date_idx" ON "_posts_v" ("version_date", "parent_id") INCLUDE ("id")
      WHERE "latest" AND "parent_id" IS NOT NULL;
    CREATE INDEX "_posts_v_page_updated_at_idx" ON "_posts_v" ("updated_at", "parent_id") INCLUDE ("id")
      WHERE "latest" AND "parent_id" IS NOT NULL;
    CREATE INDEX "_posts_v_page_version_title_idx"
      ON "_posts_v" (lower("version_title") NULLS FIRST, "parent_id") INCLUDE ("id", "version_title")
      WHERE "latest" AND "parent_id" IS NOT NULL;
    CREATE INDEX "_posts_v_page_version_author_idx"
      ON "_posts_v" (lower("version_author") NULLS FIRST, "parent_id") INCLUDE ("id", "version_author")
      WHERE "latest" AND "parent_id" IS NOT NULL;
  `);
}
