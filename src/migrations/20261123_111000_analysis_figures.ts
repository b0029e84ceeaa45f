import { sql, type MigrateDownArgs, type MigrateUpArgs } from '@payloadcms/db-postgres';

/**
 * What lists say of an analysis without reading its opportunities: how many there are, and what they save. A row is written
 * when a list first needs it (`operations/analyses/keepFigures`), and goes when the opportunities change, whoever changes
 * them.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE TABLE "analysis_figures" (
      "analysis_id" integer PRIMARY KEY REFERENCES "analyses" ("id") ON DELETE CASCADE,
      "opportunities" integer NOT NULL,
      "saved_hours" double precision NOT NULL,
      "savings_usd" double precision NOT NULL
    );
    CREATE FUNCTION "forget_analysis_figures"() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
      DELETE FROM "analysis_figures" WHERE "analysis_id" = OLD."id";
      RETURN NULL;
    END $$;
    CREATE TRIGGER "analyses_figures_update" AFTER UPDATE OF "opportunities" ON "analyses" FOR EACH ROW
      WHEN (OLD."opportunities" IS DISTINCT FROM NEW."opportunities") EXECUTE FUNCTION "forget_analysis_figures"();
  `);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    DROP TRIGGER "analyses_figures_update" ON "analyses";
    DROP FUNCTION "forget_analysis_figures"();
    DROP TABLE "analysis_figures";
  `);
}
