import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_account_links_purpose" ADD VALUE 'email-confirm' BEFORE 'email-undo';
  ALTER TABLE "users" ADD COLUMN "pending_email" varchar;
  ALTER TABLE "users" ADD COLUMN "pending_email_until" timestamp(3) with time zone;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DELETE FROM "account_links" WHERE "purpose" = 'email-confirm';
  ALTER TABLE "account_links" ALTER COLUMN "purpose" SET DATA TYPE text;
  DROP TYPE "public"."enum_account_links_purpose";
  CREATE TYPE "public"."enum_account_links_purpose" AS ENUM('password-reset', 'email-undo');
  ALTER TABLE "account_links" ALTER COLUMN "purpose" SET DATA TYPE "public"."enum_account_links_purpose" USING "purpose"::"public"."enum_account_links_purpose";
  ALTER TABLE "users" DROP COLUMN "pending_email";
  ALTER TABLE "users" DROP COLUMN "pending_email_until";`)
}
