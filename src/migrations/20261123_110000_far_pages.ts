import { sql, type MigrateDownArgs, type MigrateUpArgs } from '@payloadcms/db-postgres';

/**
 * What keeps pages far down in a list quick. The indexes of the orders hold what the order is made from and what narrows the
 * list, so that PostgreSQL counts up to a page without looking at rows (`database/tables/userList`, `postVersions`). The
 * search for posts has a trigram index where the extension may be used, as accounts have, and tells PostgreSQL how often
 * texts hold something: of an index for some of the rows it doesn't look at that.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE INDEX "users_page_name_idx" ON "users" (lower("name"), "id") INCLUDE ("name", "role");
    CREATE INDEX "users_page_company_idx" ON "users" (lower("company"), "id") INCLUDE ("company", "role");
    CREATE INDEX "users_page_created_at_idx" ON "users" ("created_at", "id") INCLUDE ("role");
    CREATE INDEX "users_page_email_idx" ON "users" ("email") INCLUDE ("id", "role");
    DROP INDEX "users_list_name_idx", "users_list_company_idx", "users_list_created_at_idx";

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

    CREATE STATISTICS "_posts_v_search_stats" ON (
      lower(coalesce("version_title", '') || ' ' || coalesce("version_description", '') || ' ' ||
        coalesce("version_slug", '') || ' ' || coalesce("version_author", ''))
    ) FROM "_posts_v";
    DO $$ BEGIN
      CREATE EXTENSION IF NOT EXISTS pg_trgm;
      CREATE INDEX "_posts_v_search_idx" ON "_posts_v" USING gin (
        lower(coalesce("version_title", '') || ' ' || coalesce("version_description", '') || ' ' ||
          coalesce("version_slug", '') || ' ' || coalesce("version_author", '')) gin_trgm_ops
      ) WITH (fastupdate = off) WHERE "latest" AND "parent_id" IS NOT NULL;
    EXCEPTION WHEN insufficient_privilege OR undefined_file OR feature_not_supported THEN
      RAISE NOTICE 'The extension pg_trgm is not available: searching posts will be slower';
    END $$;
  `);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    DROP INDEX IF EXISTS "_posts_v_search_idx";
    DROP STATISTICS "_posts_v_search_stats";
    DROP INDEX "_posts_v_page_version_author_idx", "_posts_v_page_version_title_idx",
      "_posts_v_page_updated_at_idx", "_posts_v_page_version_date_idx";
    CREATE INDEX "users_list_name_idx" ON "users" (lower("name"), "id");
    CREATE INDEX "users_list_company_idx" ON "users" (lower("company"), "id");
    CREATE INDEX "users_list_created_at_idx" ON "users" ("created_at", "id");
    DROP INDEX "users_page_email_idx", "users_page_created_at_idx", "users_page_company_idx", "users_page_name_idx";
  `);
}
