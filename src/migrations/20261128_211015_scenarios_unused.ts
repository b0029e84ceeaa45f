import { sql, type MigrateDownArgs, type MigrateUpArgs } from '@payloadcms/db-postgres';

/**
 * Stored scenarios are removed; a later migration drops their table (docs/decisions/0049). Its rows go now, because nothing
 * deletes them with their account any more. A server of the release before may add one while it is replaced: its account can
 * still be deleted, because the columns may be empty.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    DELETE FROM "analysis_scenarios";
    ALTER TABLE "analysis_scenarios" ALTER COLUMN "owner_id" DROP NOT NULL;
    ALTER TABLE "analysis_scenarios" ALTER COLUMN "analysis_id" DROP NOT NULL;
  `);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    DELETE FROM "analysis_scenarios";
    ALTER TABLE "analysis_scenarios" ALTER COLUMN "owner_id" SET NOT NULL;
    ALTER TABLE "analysis_scenarios" ALTER COLUMN "analysis_id" SET NOT NULL;
  `);
}
