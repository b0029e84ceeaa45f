import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_project_progress_status" AS ENUM('planned', 'running', 'done', 'dropped');
  CREATE TABLE "project_progress" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"owner_id" integer NOT NULL,
  	"analysis_id" integer NOT NULL,
  	"opportunity_id" varchar NOT NULL,
  	"project_name" varchar NOT NULL,
  	"status" "enum_project_progress_status" NOT NULL,
  	"hours_a_month" numeric,
  	"cost_usd" numeric,
  	"note" varchar,
  	"expected_hours" numeric,
  	"expected_usd" numeric,
  	"actual_hours" numeric,
  	"actual_usd" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "project_progress" ADD CONSTRAINT "project_progress_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "project_progress" ADD CONSTRAINT "project_progress_analysis_id_analyses_id_fk" FOREIGN KEY ("analysis_id") REFERENCES "public"."analyses"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "project_progress_owner_idx" ON "project_progress" USING btree ("owner_id");
  CREATE INDEX "project_progress_analysis_idx" ON "project_progress" USING btree ("analysis_id");
  CREATE INDEX "project_progress_updated_at_idx" ON "project_progress" USING btree ("updated_at");
  CREATE INDEX "project_progress_created_at_idx" ON "project_progress" USING btree ("created_at");
  CREATE UNIQUE INDEX "analysis_opportunityId_idx" ON "project_progress" USING btree ("analysis_id","opportunity_id");
  CREATE INDEX "status_updatedAt_idx" ON "project_progress" USING btree ("status","updated_at");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "project_progress" CASCADE;
  DROP TYPE "public"."enum_project_progress_status";`)
}
