import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "analyses" ADD COLUMN "share_token_hash" varchar;
  ALTER TABLE "analyses" ADD COLUMN "share_expires_at" timestamp(3) with time zone;
  CREATE UNIQUE INDEX "analyses_share_token_hash_idx" ON "analyses" USING btree ("share_token_hash");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "analyses_share_token_hash_idx";
  ALTER TABLE "analyses" DROP COLUMN "share_token_hash";
  ALTER TABLE "analyses" DROP COLUMN "share_expires_at";`)
}
