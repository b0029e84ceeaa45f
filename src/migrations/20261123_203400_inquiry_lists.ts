import { sql, type MigrateDownArgs, type MigrateUpArgs } from '@payloadcms/db-postgres';

/**
 * What keeps the inbox quick (`database/tables/inquiryList`): an index for its order, whole and by state or owner, one for
 * the sender's address however it is written, one for those that nothing has happened to, and a trigram index for the
 * search where the extension may be used, as accounts and posts have. Notes and replies go with their inquiry, whoever
 * deletes it.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE INDEX "inquiries_page_idx" ON "inquiries" ("created_at", "id");
    CREATE INDEX "inquiries_page_status_idx" ON "inquiries" ("status", "created_at", "id");
    CREATE INDEX "inquiries_page_owner_idx" ON "inquiries" ("owner_id", "created_at", "id");
    CREATE INDEX "inquiries_lower_email_idx" ON "inquiries" (lower("email"));
    CREATE STATISTICS "inquiries_search_stats" ON (
      lower("name" || ' ' || "email" || ' ' || coalesce("company", '') || ' ' || "message")
    ) FROM "inquiries";
    CREATE FUNCTION "delete_inquiry_entries"() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
      DELETE FROM "inquiry_entries" WHERE "inquiry_id" = OLD."id";
      RETURN OLD;
    END $$;
    CREATE TRIGGER "delete_inquiry_entries" BEFORE DELETE ON "inquiries"
      FOR EACH ROW EXECUTE FUNCTION "delete_inquiry_entries"();
    DO $$ BEGIN
      CREATE EXTENSION IF NOT EXISTS pg_trgm;
      CREATE INDEX "inquiries_search_idx" ON "inquiries" USING gin (
        lower("name" || ' ' || "email" || ' ' || coalesce("company", '') || ' ' || "message") gin_trgm_ops
      ) WITH (fastupdate = off);
    EXCEPTION WHEN insufficient_privilege OR undefined_file OR feature_not_supported THEN
      RAISE NOTICE 'The extension pg_trgm is not available: searching inquiries will be slower';
    END $$;
  `);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    DROP TRIGGER "delete_inquiry_entries" ON "inquiries";
    DROP FUNCTION "delete_inquiry_entries"();
    DROP INDEX IF EXISTS "inquiries_search_idx";
    DROP STATISTICS "inquiries_search_stats";
    DROP INDEX "inquiries_lower_email_idx", "inquiries_page_owner_idx", "inquiries_page_status_idx",
      "inquiries_page_idx";
  `);
}
