import { sql, type MigrateDownArgs, type MigrateUpArgs } from '@payloadcms/db-postgres';

/**
 * By what an account's analyses are known as those of one firm: its name, whatever its case and spacing. Kept, because making
 * it anew for each of five hundred analyses takes longer than the rest of their list (`database/tables/analysisFigures`).
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    ALTER TABLE "analyses" ADD COLUMN "list_key" text COLLATE "C" GENERATED ALWAYS AS (
      lower(regexp_replace(btrim(normalize("list_name", nfkc)), '\\s+', ' ', 'g') COLLATE "default")
    ) STORED;
  `);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`ALTER TABLE "analyses" DROP COLUMN "list_key"`);
}
