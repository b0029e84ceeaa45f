import { sql, type MigrateDownArgs, type MigrateUpArgs } from '@payloadcms/db-postgres';

/**
 * Figures that the database keeps itself, so that they are right whoever writes: how often things happened on a day
 * (numbers only, which outlive the rows they were counted from), and how many analyses each account has, with the order
 * by that number as an index. Besides, the accounts that are about to be deleted.
 *
 * A day's number is spread over four rows, of which each connection takes one, so that those who count at the same time
 * rarely wait for each other.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE TABLE "daily_counts" (
      "day" date NOT NULL,
      "name" text NOT NULL,
      "part" smallint NOT NULL,
      "count" bigint NOT NULL,
      PRIMARY KEY ("day", "name", "part")
    );
    CREATE FUNCTION "count_daily"("of_day" date, "of_name" text) RETURNS void LANGUAGE sql AS $$
      INSERT INTO "daily_counts" VALUES ("of_day", "of_name", pg_backend_pid() % 4, 1)
        ON CONFLICT ("day", "name", "part") DO UPDATE SET "count" = "daily_counts"."count" + 1
    $$;
    CREATE FUNCTION "count_added"() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
      INSERT INTO "daily_counts"
        SELECT ("created_at" AT TIME ZONE 'UTC')::date, TG_ARGV[0], pg_backend_pid() % 4, count(*)
        FROM "added" GROUP BY 1 ORDER BY 1
        ON CONFLICT ("day", "name", "part") DO UPDATE SET "count" = "daily_counts"."count" + excluded."count";
      RETURN NULL;
    END $$;
    CREATE TRIGGER "analyses_daily_count" AFTER INSERT ON "analyses" REFERENCING NEW TABLE AS "added"
      FOR EACH STATEMENT EXECUTE FUNCTION "count_added"('analysis');
    CREATE TRIGGER "audit_reports_daily_count" AFTER INSERT ON "audit_reports" REFERENCING NEW TABLE AS "added"
      FOR EACH STATEMENT EXECUTE FUNCTION "count_added"('audit');
    CREATE TRIGGER "inquiries_daily_count" AFTER INSERT ON "inquiries" REFERENCING NEW TABLE AS "added"
      FOR EACH STATEMENT EXECUTE FUNCTION "count_added"('inquiry');
    INSERT INTO "daily_counts"
      SELECT ("at" AT TIME ZONE 'UTC')::date, "name", 0, count(*) FROM (
        SELECT "created_at", 'sign-up' FROM "users" WHERE "role" = 'client'
        UNION ALL SELECT "created_at", 'analysis' FROM "analyses"
        UNION ALL SELECT "created_at", 'audit' FROM "audit_reports"
        UNION ALL SELECT "created_at", 'inquiry' FROM "inquiries"
      ) AS "past" ("at", "name") GROUP BY 1, 2;

    CREATE TABLE "user_reports" (
      "user_id" integer PRIMARY KEY REFERENCES "users" ("id") ON DELETE CASCADE,
      "count" integer NOT NULL DEFAULT 0
    );
    CREATE INDEX "user_reports_order_idx" ON "user_reports" ("count", "user_id");
    INSERT INTO "user_reports"
      SELECT "users"."id", count("analyses"."id") FROM "users"
      LEFT JOIN "analyses" ON "analyses"."owner_id" = "users"."id" GROUP BY 1;

    CREATE FUNCTION "start_user_reports"() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
      INSERT INTO "user_reports" ("user_id") SELECT "id" FROM "added" ORDER BY 1;
      RETURN NULL;
    END $$;
    CREATE TRIGGER "users_reports_insert" AFTER INSERT ON "users" REFERENCING NEW TABLE AS "added"
      FOR EACH STATEMENT EXECUTE FUNCTION "start_user_reports"();
    CREATE FUNCTION "keep_user_reports"() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
      IF TG_OP = 'TRUNCATE' THEN
        UPDATE "user_reports" SET "count" = 0 WHERE "count" <> 0;
      ELSIF TG_OP = 'INSERT' THEN
        UPDATE "user_reports" SET "count" = "user_reports"."count" + "owners"."count"
          FROM (SELECT "owner_id", count(*) FROM "added" GROUP BY 1) AS "owners"
          WHERE "user_id" = "owner_id";
      ELSIF TG_OP = 'DELETE' THEN
        UPDATE "user_reports" SET "count" = "user_reports"."count" - "owners"."count"
          FROM (SELECT "owner_id", count(*) FROM "removed" GROUP BY 1) AS "owners"
          WHERE "user_id" = "owner_id";
      ELSE
        UPDATE "user_reports" SET "count" = "count" - 1 WHERE "user_id" = OLD."owner_id";
        UPDATE "user_reports" SET "count" = "count" + 1 WHERE "user_id" = NEW."owner_id";
      END IF;
      RETURN NULL;
    END $$;
    CREATE TRIGGER "analyses_reports_insert" AFTER INSERT ON "analyses" REFERENCING NEW TABLE AS "added"
      FOR EACH STATEMENT EXECUTE FUNCTION "keep_user_reports"();
    CREATE TRIGGER "analyses_reports_delete" AFTER DELETE ON "analyses" REFERENCING OLD TABLE AS "removed"
      FOR EACH STATEMENT EXECUTE FUNCTION "keep_user_reports"();
    CREATE TRIGGER "analyses_reports_update" AFTER UPDATE OF "owner_id" ON "analyses" FOR EACH ROW
      WHEN (OLD."owner_id" IS DISTINCT FROM NEW."owner_id") EXECUTE FUNCTION "keep_user_reports"();
    CREATE TRIGGER "analyses_reports_truncate" AFTER TRUNCATE ON "analyses"
      FOR EACH STATEMENT EXECUTE FUNCTION "keep_user_reports"();

    CREATE TABLE "account_removals" (
      "user_id" integer PRIMARY KEY REFERENCES "users" ("id") ON DELETE CASCADE,
      "due_at" timestamp(3) with time zone NOT NULL
    );

    CREATE INDEX "trail_entries_subject_id_idx" ON "trail_entries" ("subject", "subject_id");
  `);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    DROP INDEX "trail_entries_subject_id_idx";
    DROP TABLE "account_removals";
    DROP TRIGGER "analyses_reports_truncate" ON "analyses";
    DROP TRIGGER "analyses_reports_update" ON "analyses";
    DROP TRIGGER "analyses_reports_delete" ON "analyses";
    DROP TRIGGER "analyses_reports_insert" ON "analyses";
    DROP FUNCTION "keep_user_reports"();
    DROP TRIGGER "users_reports_insert" ON "users";
    DROP FUNCTION "start_user_reports"();
    DROP TABLE "user_reports";
    DROP TRIGGER "inquiries_daily_count" ON "inquiries";
    DROP TRIGGER "audit_reports_daily_count" ON "audit_reports";
    DROP TRIGGER "analyses_daily_count" ON "analyses";
    DROP FUNCTION "count_added"();
    DROP FUNCTION "count_daily"(date, text);
    DROP TABLE "daily_counts";
  `);
}
