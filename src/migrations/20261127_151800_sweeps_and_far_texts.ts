import { sql, type MigrateDownArgs, type MigrateUpArgs } from '@payloadcms/db-postgres';

/**
 * What keeps work quick that nobody sees, on a large site: what is swept every ten minutes (`database/sweepRows`,
 * `findPictureNames`) is found without reading tables that hardly ever have any; so are the versions of posts with a tag that
 * is renamed or an address that is taken over, and what a deleted account's analyses were called (`forgetAnalysesInEntries`).
 * Of tags their beginning counts: a draft may hold longer ones than an index has room for. The search of the trail has a
 * trigram index where the extension may be used, as others have.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE INDEX "analyses_share_expires_at_idx" ON "analyses" ("share_expires_at") WHERE "share_expires_at" IS NOT NULL;
    CREATE INDEX "audit_reports_share_expires_at_idx" ON "audit_reports" ("share_expires_at")
      WHERE "share_expires_at" IS NOT NULL;
    CREATE INDEX "users_pending_email_until_idx" ON "users" ("pending_email_until") WHERE "pending_email_until" IS NOT NULL;
    CREATE INDEX "_posts_v_version_cover_url_idx" ON "_posts_v" ("id") WHERE "version_cover_url" IS NOT NULL;

    CREATE INDEX "_posts_v_texts_former_slugs_idx" ON "_posts_v_texts" ("text")
      WHERE "path" = 'version.formerSlugs';
    CREATE INDEX "_posts_v_texts_tags_idx" ON "_posts_v_texts" (left("text", 40)) WHERE "path" = 'version.tags';

    CREATE INDEX "trail_entries_deleted_analyses_idx" ON "trail_entries" USING gin ("changes" jsonb_path_ops)
      WITH (fastupdate = off) WHERE "subject" = 'analyses' AND "action" = 'delete';
    CREATE STATISTICS "trail_entries_search_stats" ON (
      lower(coalesce("actor_name", '') || chr(10) || coalesce("subject_label", ''))
    ) FROM "trail_entries";
    DO $$ BEGIN
      CREATE EXTENSION IF NOT EXISTS pg_trgm;
      CREATE INDEX "trail_entries_search_idx" ON "trail_entries" USING gin (
        lower(coalesce("actor_name", '') || chr(10) || coalesce("subject_label", '')) gin_trgm_ops
      ) WITH (fastupdate = off);
    EXCEPTION WHEN insufficient_privilege OR undefined_file OR feature_not_supported THEN
      RAISE NOTICE 'The extension pg_trgm is not available: searching the trail will be slower';
    END $$;
  `);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    DROP INDEX IF EXISTS "trail_entries_search_idx";
    DROP STATISTICS "trail_entries_search_stats";
    DROP INDEX "trail_entries_deleted_analyses_idx", "_posts_v_texts_tags_idx", "_posts_v_texts_former_slugs_idx",
      "_posts_v_version_cover_url_idx", "users_pending_email_until_idx", "audit_reports_share_expires_at_idx",
      "analyses_share_expires_at_idx";
  `);
}
