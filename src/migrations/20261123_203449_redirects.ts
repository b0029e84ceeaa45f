import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_trail_entries_subject" ADD VALUE 'redirects';
  CREATE TABLE "redirects" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"from" varchar NOT NULL,
  	"to" varchar NOT NULL,
  	"is_permanent" boolean DEFAULT true,
  	"target" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE UNIQUE INDEX "redirects_from_idx" ON "redirects" USING btree ("from");
  CREATE INDEX "redirects_target_idx" ON "redirects" USING btree ("target");
  CREATE INDEX "redirects_updated_at_idx" ON "redirects" USING btree ("updated_at");
  CREATE INDEX "redirects_created_at_idx" ON "redirects" USING btree ("created_at");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "redirects" CASCADE;
  ALTER TABLE "trail_entries" ALTER COLUMN "subject" SET DATA TYPE text;
  DROP TYPE "public"."enum_trail_entries_subject";
  CREATE TYPE "public"."enum_trail_entries_subject" AS ENUM('users', 'posts', 'seo-pages', 'analyses', 'inquiries');
  ALTER TABLE "trail_entries" ALTER COLUMN "subject" SET DATA TYPE "public"."enum_trail_entries_subject" USING "subject"::"public"."enum_trail_entries_subject";`)
}
