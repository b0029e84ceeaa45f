import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_trail_entries_subject" ADD VALUE 'tags';`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "trail_entries" ALTER COLUMN "subject" SET DATA TYPE text;
  DROP TYPE "public"."enum_trail_entries_subject";
  CREATE TYPE "public"."enum_trail_entries_subject" AS ENUM('users', 'posts', 'seo-pages', 'analyses', 'inquiries', 'redirects', 'audit-reports', 'categories', 'media', 'team-members', 'site-settings', 'firm-facts', 'invitations', 'subscribers');
  ALTER TABLE "trail_entries" ALTER COLUMN "subject" SET DATA TYPE "public"."enum_trail_entries_subject" USING "subject"::"public"."enum_trail_entries_subject";`)
}
