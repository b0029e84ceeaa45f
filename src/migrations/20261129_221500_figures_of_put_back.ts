import { sql, type MigrateDownArgs, type MigrateUpArgs } from '@payloadcms/db-postgres';

/** A project that is put back into the plan changes the figures in lists, too. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE TRIGGER "analyses_figures_put_back" AFTER UPDATE OF "put_back" ON "analyses" FOR EACH ROW
      WHEN (OLD."put_back" IS DISTINCT FROM NEW."put_back") EXECUTE FUNCTION "forget_analysis_figures"()`);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`DROP TRIGGER "analyses_figures_put_back" ON "analyses"`);
}
