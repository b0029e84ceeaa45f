import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_generations_kind" AS ENUM('analysis', 'audit');
  CREATE TABLE "analysis_scenarios" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"owner_id" integer NOT NULL,
  	"analysis_id" integer NOT NULL,
  	"name" varchar NOT NULL,
  	"tasks" jsonb NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "generations" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"owner_id" integer NOT NULL,
  	"kind" "enum_generations_kind" NOT NULL,
  	"submission_key" varchar,
  	"token" varchar NOT NULL,
  	"lease_until" timestamp(3) with time zone NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "analyses" ADD COLUMN "executive_summary" jsonb;
  ALTER TABLE "analyses" ADD COLUMN "further_opportunities" jsonb;
  ALTER TABLE "analyses" ADD COLUMN "calculation_inputs_hash" varchar;
  ALTER TABLE "analyses" ADD COLUMN "calculation_factors" jsonb;
  ALTER TABLE "analyses" ADD COLUMN "writing_provider" varchar;
  ALTER TABLE "analyses" ADD COLUMN "writing_model" varchar;
  ALTER TABLE "analyses" ADD COLUMN "writing_input_tokens" numeric;
  ALTER TABLE "analyses" ADD COLUMN "writing_output_tokens" numeric;
  ALTER TABLE "analyses" ADD COLUMN "writing_duration_ms" numeric;
  ALTER TABLE "analyses" ADD COLUMN "writing_fallbacks" jsonb;
  ALTER TABLE "audit_reports" ADD COLUMN "writing_provider" varchar;
  ALTER TABLE "audit_reports" ADD COLUMN "writing_model" varchar;
  ALTER TABLE "audit_reports" ADD COLUMN "writing_input_tokens" numeric;
  ALTER TABLE "audit_reports" ADD COLUMN "writing_output_tokens" numeric;
  ALTER TABLE "audit_reports" ADD COLUMN "writing_duration_ms" numeric;
  ALTER TABLE "audit_reports" ADD COLUMN "writing_fallbacks" jsonb;
  ALTER TABLE "analysis_scenarios" ADD CONSTRAINT "analysis_scenarios_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "analysis_scenarios" ADD CONSTRAINT "analysis_scenarios_analysis_id_analyses_id_fk" FOREIGN KEY ("analysis_id") REFERENCES "public"."analyses"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "generations" ADD CONSTRAINT "generations_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "analysis_scenarios_owner_idx" ON "analysis_scenarios" USING btree ("owner_id");
  CREATE INDEX "analysis_scenarios_analysis_idx" ON "analysis_scenarios" USING btree ("analysis_id");
  CREATE INDEX "analysis_scenarios_updated_at_idx" ON "analysis_scenarios" USING btree ("updated_at");
  CREATE INDEX "analysis_scenarios_created_at_idx" ON "analysis_scenarios" USING btree ("created_at");
  CREATE UNIQUE INDEX "analysis_name_idx" ON "analysis_scenarios" USING btree ("analysis_id","name");
  CREATE INDEX "generations_owner_idx" ON "generations" USING btree ("owner_id");
  CREATE INDEX "generations_token_idx" ON "generations" USING btree ("token");
  CREATE INDEX "generations_updated_at_idx" ON "generations" USING btree ("updated_at");
  CREATE INDEX "generations_created_at_idx" ON "generations" USING btree ("created_at");
  CREATE UNIQUE INDEX "owner_kind_idx" ON "generations" USING btree ("owner_id","kind");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "analysis_scenarios" CASCADE;
  DROP TABLE "generations" CASCADE;
  ALTER TABLE "analyses" DROP COLUMN "executive_summary";
  ALTER TABLE "analyses" DROP COLUMN "further_opportunities";
  ALTER TABLE "analyses" DROP COLUMN "calculation_inputs_hash";
  ALTER TABLE "analyses" DROP COLUMN "calculation_factors";
  ALTER TABLE "analyses" DROP COLUMN "writing_provider";
  ALTER TABLE "analyses" DROP COLUMN "writing_model";
  ALTER TABLE "analyses" DROP COLUMN "writing_input_tokens";
  ALTER TABLE "analyses" DROP COLUMN "writing_output_tokens";
  ALTER TABLE "analyses" DROP COLUMN "writing_duration_ms";
  ALTER TABLE "analyses" DROP COLUMN "writing_fallbacks";
  ALTER TABLE "audit_reports" DROP COLUMN "writing_provider";
  ALTER TABLE "audit_reports" DROP COLUMN "writing_model";
  ALTER TABLE "audit_reports" DROP COLUMN "writing_input_tokens";
  ALTER TABLE "audit_reports" DROP COLUMN "writing_output_tokens";
  ALTER TABLE "audit_reports" DROP COLUMN "writing_duration_ms";
  ALTER TABLE "audit_reports" DROP COLUMN "writing_fallbacks";
  DROP TYPE "public"."enum_generations_kind";`)
}
