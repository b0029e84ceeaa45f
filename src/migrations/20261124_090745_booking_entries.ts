import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_inquiry_entries_kind" ADD VALUE 'booking';`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "inquiry_entries" ALTER COLUMN "kind" SET DATA TYPE text;
  DROP TYPE "public"."enum_inquiry_entries_kind";
  CREATE TYPE "public"."enum_inquiry_entries_kind" AS ENUM('note', 'reply');
  ALTER TABLE "inquiry_entries" ALTER COLUMN "kind" SET DATA TYPE "public"."enum_inquiry_entries_kind" USING "kind"::"public"."enum_inquiry_entries_kind";`)
}
