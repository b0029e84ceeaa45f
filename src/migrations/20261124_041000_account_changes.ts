import { sql, type MigrateDownArgs, type MigrateUpArgs } from '@payloadcms/db-postgres';

/**
 * Which transactions changed an order of the list of accounts: `accounts` came, went or are called otherwise, `reports` have
 * another number. What has counted the list once can tell by it whether that still holds (`database/tables/userMarks`).
 * The database keeps it, so that it is right whoever writes; a row for each transaction, so that nobody waits for another.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE TABLE "account_changes" (
      "changed_in" xid8 NOT NULL DEFAULT pg_current_xact_id(),
      "what" varchar(20) NOT NULL,
      "at" timestamp(3) with time zone NOT NULL DEFAULT now(),
      PRIMARY KEY ("changed_in", "what")
    );
    CREATE FUNCTION "note_account_changes"() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
      INSERT INTO "account_changes" ("what") VALUES (TG_ARGV[0]) ON CONFLICT DO NOTHING;
      RETURN NULL;
    END $$;
    CREATE FUNCTION "note_renamed_accounts"() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
      IF EXISTS (
        SELECT FROM "before" JOIN "after" USING ("id")
        WHERE ("before"."name", "before"."email", "before"."company", "before"."role", "before"."created_at")
          IS DISTINCT FROM ("after"."name", "after"."email", "after"."company", "after"."role", "after"."created_at")
      ) THEN
        INSERT INTO "account_changes" ("what") VALUES ('accounts') ON CONFLICT DO NOTHING;
      END IF;
      RETURN NULL;
    END $$;
    CREATE TRIGGER "users_changes_insert" AFTER INSERT ON "users"
      FOR EACH STATEMENT EXECUTE FUNCTION "note_account_changes"('accounts');
    CREATE TRIGGER "users_changes_delete" AFTER DELETE OR TRUNCATE ON "users"
      FOR EACH STATEMENT EXECUTE FUNCTION "note_account_changes"('accounts');
    CREATE TRIGGER "users_changes_update" AFTER UPDATE ON "users"
      REFERENCING OLD TABLE AS "before" NEW TABLE AS "after"
      FOR EACH STATEMENT EXECUTE FUNCTION "note_renamed_accounts"();
    CREATE TRIGGER "user_reports_changes" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "user_reports"
      FOR EACH STATEMENT EXECUTE FUNCTION "note_account_changes"('reports');
  `);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    DROP TRIGGER "user_reports_changes" ON "user_reports";
    DROP TRIGGER "users_changes_update" ON "users";
    DROP TRIGGER "users_changes_delete" ON "users";
    DROP TRIGGER "users_changes_insert" ON "users";
    DROP FUNCTION "note_renamed_accounts"();
    DROP FUNCTION "note_account_changes"();
    DROP TABLE "account_changes";
  `);
}
