import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_trail_entries_action" AS ENUM('create', 'update', 'delete', 'view');
  CREATE TYPE "public"."enum_trail_entries_subject" AS ENUM('users', 'posts', 'seo-pages', 'analyses');
  CREATE TABLE "trail_entries" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"actor_id" numeric,
  	"actor_name" varchar,
  	"action" "enum_trail_entries_action" NOT NULL,
  	"subject" "enum_trail_entries_subject" NOT NULL,
  	"subject_id" numeric NOT NULL,
  	"subject_label" varchar,
  	"changes" jsonb NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE INDEX "trail_entries_actor_id_idx" ON "trail_entries" USING btree ("actor_id");
  CREATE INDEX "trail_entries_subject_idx" ON "trail_entries" USING btree ("subject");
  CREATE INDEX "trail_entries_updated_at_idx" ON "trail_entries" USING btree ("updated_at");
  CREATE INDEX "trail_entries_created_at_idx" ON "trail_entries" USING btree ("created_at");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "trail_entries" CASCADE;
  DROP TYPE "public"."enum_trail_entries_action";
  DROP TYPE "public"."enum_trail_entries_subject";`)
}
