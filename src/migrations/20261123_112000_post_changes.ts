import { sql, type MigrateDownArgs, type MigrateUpArgs } from '@payloadcms/db-postgres';

/**
 * In which transaction a post was last changed, or deleted: what has read all posts once asks for those that have changed
 * since (`database/tables/postChanges`). The database keeps it, so that it is right whoever writes.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE TABLE "post_changes" (
      "post_id" integer PRIMARY KEY,
      "changed_in" xid8 NOT NULL
    );
    CREATE INDEX "post_changes_changed_in_idx" ON "post_changes" ("changed_in");
    CREATE FUNCTION "note_post_changes"() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
      INSERT INTO "post_changes" SELECT "id", pg_current_xact_id() FROM "changed" ORDER BY 1
        ON CONFLICT ("post_id") DO UPDATE SET "changed_in" = excluded."changed_in";
      RETURN NULL;
    END $$;
    CREATE TRIGGER "posts_changes_insert" AFTER INSERT ON "posts" REFERENCING NEW TABLE AS "changed"
      FOR EACH STATEMENT EXECUTE FUNCTION "note_post_changes"();
    CREATE TRIGGER "posts_changes_update" AFTER UPDATE ON "posts" REFERENCING NEW TABLE AS "changed"
      FOR EACH STATEMENT EXECUTE FUNCTION "note_post_changes"();
    CREATE TRIGGER "posts_changes_delete" AFTER DELETE ON "posts" REFERENCING OLD TABLE AS "changed"
      FOR EACH STATEMENT EXECUTE FUNCTION "note_post_changes"();
  `);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    DROP TRIGGER "posts_changes_insert" ON "posts";
    DROP TRIGGER "posts_changes_update" ON "posts";
    DROP TRIGGER "posts_changes_delete" ON "posts";
    DROP FUNCTION "note_post_changes"();
    DROP TABLE "post_changes";
  `);
}
