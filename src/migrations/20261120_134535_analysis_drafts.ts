import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "analysis_drafts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"owner_id" integer NOT NULL,
  	"draft_key" varchar NOT NULL,
  	"answers" jsonb NOT NULL,
  	"step" numeric NOT NULL,
  	"furthest_step" numeric NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "analysis_drafts" ADD CONSTRAINT "analysis_drafts_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  CREATE UNIQUE INDEX "analysis_drafts_owner_idx" ON "analysis_drafts" USING btree ("owner_id");
  CREATE INDEX "analysis_drafts_updated_at_idx" ON "analysis_drafts" USING btree ("updated_at");
  CREATE INDEX "analysis_drafts_created_at_idx" ON "analysis_drafts" USING btree ("created_at");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "analysis_drafts" CASCADE;`)
}
