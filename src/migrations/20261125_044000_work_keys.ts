import { sql, type MigrateDownArgs, type MigrateUpArgs } from '@payloadcms/db-postgres';

/**
 * By what an account's analyses are known as those of one firm's work, whatever they are named (`domain/analysis/workOf`). Rows
 * without it are counted again when a list next needs them.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`ALTER TABLE "analysis_figures" ADD COLUMN "work_key" text COLLATE "C"`);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`ALTER TABLE "analysis_figures" DROP COLUMN "work_key"`);
}
