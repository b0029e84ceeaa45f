import { sql, type MigrateUpArgs } from '@payloadcms/db-postgres';

/**
 * Amounts in the texts of older analyses are read whole since ("$15,000USD/year" was $1,500), and opportunities without a name
 * count. What was kept of them is forgotten, and counted anew when a list next needs it (`operations/analyses/keepFigures`).
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`delete from "analysis_figures";`);
}

/** They are counted by whichever release needs them. */
export async function down(): Promise<void> {}
