import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_firm_facts_terms_service" AS ENUM('/ai-consulting-services', '/ai-consulting-services/ai-strategy-consulting', '/ai-consulting-services/generative-ai-consulting', '/ai-consulting-services/ai-management-consulting', '/ai-consulting-services/ai-consulting-for-small-businesses', '/ai-development-services', '/ai-development-services/ai-software-development-services', '/ai-development-services/generative-ai-development-services', '/ai-development-services/ai-chatbot-development-services', '/ai-integration-services', '/ai-integration-services/generative-ai-integration-services');
  CREATE TYPE "public"."enum_firm_facts_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__firm_facts_v_version_terms_service" AS ENUM('/ai-consulting-services', '/ai-consulting-services/ai-strategy-consulting', '/ai-consulting-services/generative-ai-consulting', '/ai-consulting-services/ai-management-consulting', '/ai-consulting-services/ai-consulting-for-small-businesses', '/ai-development-services', '/ai-development-services/ai-software-development-services', '/ai-development-services/generative-ai-development-services', '/ai-development-services/ai-chatbot-development-services', '/ai-integration-services', '/ai-integration-services/generative-ai-integration-services');
  CREATE TYPE "public"."enum__firm_facts_v_version_status" AS ENUM('draft', 'published');
  CREATE TABLE "firm_facts_terms" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"service" "enum_firm_facts_terms_service",
  	"price_title" varchar,
  	"price_text" varchar,
  	"time_title" varchar,
  	"time_text" varchar
  );
  
  CREATE TABLE "firm_facts_profiles" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"label" varchar,
  	"url" varchar
  );
  
  CREATE TABLE "firm_facts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"answer_time" varchar,
  	"repair_days" numeric,
  	"follow_up_calls" numeric,
  	"subscription_months" numeric,
  	"keeps_ethics_rules" boolean DEFAULT false,
  	"legal_name" varchar,
  	"address" varchar,
  	"registration" varchar,
  	"phone" varchar,
  	"share_picture_id" integer,
  	"hosting" varchar,
  	"model" varchar,
  	"mail" varchar,
  	"_status" "enum_firm_facts_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_firm_facts_v_version_terms" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"service" "enum__firm_facts_v_version_terms_service",
  	"price_title" varchar,
  	"price_text" varchar,
  	"time_title" varchar,
  	"time_text" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_firm_facts_v_version_profiles" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"label" varchar,
  	"url" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_firm_facts_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_answer_time" varchar,
  	"version_repair_days" numeric,
  	"version_follow_up_calls" numeric,
  	"version_subscription_months" numeric,
  	"version_keeps_ethics_rules" boolean DEFAULT false,
  	"version_legal_name" varchar,
  	"version_address" varchar,
  	"version_registration" varchar,
  	"version_phone" varchar,
  	"version_share_picture_id" integer,
  	"version_hosting" varchar,
  	"version_model" varchar,
  	"version_mail" varchar,
  	"version__status" "enum__firm_facts_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  ALTER TABLE "firm_facts_terms" ADD CONSTRAINT "firm_facts_terms_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."firm_facts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "firm_facts_profiles" ADD CONSTRAINT "firm_facts_profiles_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."firm_facts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "firm_facts" ADD CONSTRAINT "firm_facts_share_picture_id_media_id_fk" FOREIGN KEY ("share_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_firm_facts_v_version_terms" ADD CONSTRAINT "_firm_facts_v_version_terms_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_firm_facts_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_firm_facts_v_version_profiles" ADD CONSTRAINT "_firm_facts_v_version_profiles_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_firm_facts_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_firm_facts_v" ADD CONSTRAINT "_firm_facts_v_version_share_picture_id_media_id_fk" FOREIGN KEY ("version_share_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "firm_facts_terms_order_idx" ON "firm_facts_terms" USING btree ("_order");
  CREATE INDEX "firm_facts_terms_parent_id_idx" ON "firm_facts_terms" USING btree ("_parent_id");
  CREATE INDEX "firm_facts_profiles_order_idx" ON "firm_facts_profiles" USING btree ("_order");
  CREATE INDEX "firm_facts_profiles_parent_id_idx" ON "firm_facts_profiles" USING btree ("_parent_id");
  CREATE INDEX "firm_facts_share_picture_idx" ON "firm_facts" USING btree ("share_picture_id");
  CREATE INDEX "firm_facts__status_idx" ON "firm_facts" USING btree ("_status");
  CREATE INDEX "_firm_facts_v_version_terms_order_idx" ON "_firm_facts_v_version_terms" USING btree ("_order");
  CREATE INDEX "_firm_facts_v_version_terms_parent_id_idx" ON "_firm_facts_v_version_terms" USING btree ("_parent_id");
  CREATE INDEX "_firm_facts_v_version_profiles_order_idx" ON "_firm_facts_v_version_profiles" USING btree ("_order");
  CREATE INDEX "_firm_facts_v_version_profiles_parent_id_idx" ON "_firm_facts_v_version_profiles" USING btree ("_parent_id");
  CREATE INDEX "_firm_facts_v_version_version_share_picture_idx" ON "_firm_facts_v" USING btree ("version_share_picture_id");
  CREATE INDEX "_firm_facts_v_version_version__status_idx" ON "_firm_facts_v" USING btree ("version__status");
  CREATE INDEX "_firm_facts_v_created_at_idx" ON "_firm_facts_v" USING btree ("created_at");
  CREATE INDEX "_firm_facts_v_updated_at_idx" ON "_firm_facts_v" USING btree ("updated_at");
  CREATE INDEX "_firm_facts_v_latest_idx" ON "_firm_facts_v" USING btree ("latest");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "firm_facts_terms" CASCADE;
  DROP TABLE "firm_facts_profiles" CASCADE;
  DROP TABLE "firm_facts" CASCADE;
  DROP TABLE "_firm_facts_v_version_terms" CASCADE;
  DROP TABLE "_firm_facts_v_version_profiles" CASCADE;
  DROP TABLE "_firm_facts_v" CASCADE;
  DROP TYPE "public"."enum_firm_facts_terms_service";
  DROP TYPE "public"."enum_firm_facts_status";
  DROP TYPE "public"."enum__firm_facts_v_version_terms_service";
  DROP TYPE "public"."enum__firm_facts_v_version_status";`)
}
