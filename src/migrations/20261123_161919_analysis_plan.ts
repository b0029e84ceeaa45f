import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "analyses" ADD COLUMN "readiness_audit_percent" numeric;
  ALTER TABLE "analyses" ADD COLUMN "readiness_audit_audited_at" timestamp(3) with time zone;
  ALTER TABLE "analyses" ADD COLUMN "day_rate_usd" numeric;
  ALTER TABLE "site_settings" ADD COLUMN "day_rate_usd" numeric;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "analyses" DROP COLUMN "readiness_audit_percent";
  ALTER TABLE "analyses" DROP COLUMN "readiness_audit_audited_at";
  ALTER TABLE "analyses" DROP COLUMN "day_rate_usd";
  ALTER TABLE "site_settings" DROP COLUMN "day_rate_usd";`)
}
