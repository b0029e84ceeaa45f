import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "analyses" ADD COLUMN "own_days_a_month" numeric;
  ALTER TABLE "analyses" ADD COLUMN "own_days_moves_phases" boolean;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "analyses" DROP COLUMN "own_days_a_month";
  ALTER TABLE "analyses" DROP COLUMN "own_days_moves_phases";`)
}
