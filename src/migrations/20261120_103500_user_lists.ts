import { sql, type MigrateDownArgs, type MigrateUpArgs } from '@payloadcms/db-postgres';

/**
 * What keeps the list of accounts quick however long it gets: an index for each order, one for the search where
 * PostgreSQL's trigram extension may be used (without it the search reads the whole table), and totals by role that the
 * database itself keeps, so that they are right whoever writes.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE INDEX "users_list_name_idx" ON "users" (lower("name"), "id");
    CREATE INDEX "users_list_company_idx" ON "users" (lower("company"), "id");
    CREATE INDEX "users_list_created_at_idx" ON "users" ("created_at", "id");

    DO $$ BEGIN
      CREATE EXTENSION IF NOT EXISTS pg_trgm;
      CREATE INDEX "users_search_idx" ON "users" USING gin (
        lower("name" || ' ' || "email" || ' ' || coalesce("company", '')) gin_trgm_ops
      ) WITH (fastupdate = off);
    EXCEPTION WHEN insufficient_privilege OR undefined_file OR feature_not_supported THEN
      RAISE NOTICE 'The extension pg_trgm is not available: searching accounts will be slower';
    END $$;

    CREATE TABLE "user_totals" ("role" text PRIMARY KEY, "count" bigint NOT NULL);
    INSERT INTO "user_totals" SELECT "role"::text, count(*) FROM "users" GROUP BY 1;

    CREATE FUNCTION "keep_user_totals"() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
      IF TG_OP = 'TRUNCATE' THEN
        DELETE FROM "user_totals";
      ELSIF TG_OP = 'INSERT' THEN
        INSERT INTO "user_totals" SELECT "role"::text, count(*) FROM "added" GROUP BY 1 ORDER BY 1
          ON CONFLICT ("role") DO UPDATE SET "count" = "user_totals"."count" + excluded."count";
      ELSIF TG_OP = 'DELETE' THEN
        INSERT INTO "user_totals" SELECT "role"::text, -count(*) FROM "removed" GROUP BY 1 ORDER BY 1
          ON CONFLICT ("role") DO UPDATE SET "count" = "user_totals"."count" + excluded."count";
      ELSE
        INSERT INTO "user_totals"
          SELECT * FROM (VALUES (OLD."role"::text, -1), (NEW."role"::text, 1)) AS "moved" ORDER BY 1
          ON CONFLICT ("role") DO UPDATE SET "count" = "user_totals"."count" + excluded."count";
      END IF;
      RETURN NULL;
    END $$;
    CREATE TRIGGER "users_totals_insert" AFTER INSERT ON "users" REFERENCING NEW TABLE AS "added"
      FOR EACH STATEMENT EXECUTE FUNCTION "keep_user_totals"();
    CREATE TRIGGER "users_totals_delete" AFTER DELETE ON "users" REFERENCING OLD TABLE AS "removed"
      FOR EACH STATEMENT EXECUTE FUNCTION "keep_user_totals"();
    CREATE TRIGGER "users_totals_update" AFTER UPDATE OF "role" ON "users" FOR EACH ROW
      WHEN (OLD."role" IS DISTINCT FROM NEW."role") EXECUTE FUNCTION "keep_user_totals"();
    CREATE TRIGGER "users_totals_truncate" AFTER TRUNCATE ON "users"
      FOR EACH STATEMENT EXECUTE FUNCTION "keep_user_totals"();
  `);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    DROP TRIGGER "users_totals_insert" ON "users";
    DROP TRIGGER "users_totals_delete" ON "users";
    DROP TRIGGER "users_totals_update" ON "users";
    DROP TRIGGER "users_totals_truncate" ON "users";
    DROP FUNCTION "keep_user_totals"();
    DROP TABLE "user_totals";
    DROP INDEX IF EXISTS "users_search_idx";
    DROP INDEX "users_list_created_at_idx";
    DROP INDEX "users_list_company_idx";
    DROP INDEX "users_list_name_idx";
  `);
}
