import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_seo_pages_page_key" AS ENUM('landing', 'ai-opportunity-assessment', 'services', 'consulting-strategy', 'consulting-generative', 'consulting-management', 'consulting-smb', 'development', 'ai-software-development', 'generative-ai-development', 'ai-chatbot-development', 'integration', 'generative-ai-integration', 'our-story', 'advantage', 'team', 'blog', 'contact', 'privacy', 'dashboard', 'admin');
  CREATE TYPE "public"."enum_seo_pages_schema_type" AS ENUM('WebPage', 'Article', 'Product', 'Service', 'Organization', 'LocalBusiness');
  CREATE TYPE "public"."enum__seo_pages_v_version_page_key" AS ENUM('landing', 'ai-opportunity-assessment', 'services', 'consulting-strategy', 'consulting-generative', 'consulting-management', 'consulting-smb', 'development', 'ai-software-development', 'generative-ai-development', 'ai-chatbot-development', 'integration', 'generative-ai-integration', 'our-story', 'advantage', 'team', 'blog', 'contact', 'privacy', 'dashboard', 'admin');
  CREATE TYPE "public"."enum__seo_pages_v_version_schema_type" AS ENUM('WebPage', 'Article', 'Product', 'Service', 'Organization', 'LocalBusiness');
  CREATE TABLE "seo_pages" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"page_key" "enum_seo_pages_page_key" NOT NULL,
  	"title" varchar,
  	"meta_description" varchar,
  	"canonical_url" varchar,
  	"robots" varchar,
  	"og_title" varchar,
  	"og_description" varchar,
  	"og_image" varchar,
  	"twitter_title" varchar,
  	"twitter_description" varchar,
  	"twitter_image" varchar,
  	"schema_type" "enum_seo_pages_schema_type",
  	"custom_schema" varchar,
  	"final_schema" varchar,
  	"updated_by_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_seo_pages_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_page_key" "enum__seo_pages_v_version_page_key" NOT NULL,
  	"version_title" varchar,
  	"version_meta_description" varchar,
  	"version_canonical_url" varchar,
  	"version_robots" varchar,
  	"version_og_title" varchar,
  	"version_og_description" varchar,
  	"version_og_image" varchar,
  	"version_twitter_title" varchar,
  	"version_twitter_description" varchar,
  	"version_twitter_image" varchar,
  	"version_schema_type" "enum__seo_pages_v_version_schema_type",
  	"version_custom_schema" varchar,
  	"version_final_schema" varchar,
  	"version_updated_by_id" integer,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "seo_pages" ADD CONSTRAINT "seo_pages_updated_by_id_users_id_fk" FOREIGN KEY ("updated_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_seo_pages_v" ADD CONSTRAINT "_seo_pages_v_parent_id_seo_pages_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."seo_pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_seo_pages_v" ADD CONSTRAINT "_seo_pages_v_version_updated_by_id_users_id_fk" FOREIGN KEY ("version_updated_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  CREATE UNIQUE INDEX "seo_pages_page_key_idx" ON "seo_pages" USING btree ("page_key");
  CREATE INDEX "seo_pages_updated_by_idx" ON "seo_pages" USING btree ("updated_by_id");
  CREATE INDEX "seo_pages_updated_at_idx" ON "seo_pages" USING btree ("updated_at");
  CREATE INDEX "seo_pages_created_at_idx" ON "seo_pages" USING btree ("created_at");
  CREATE INDEX "_seo_pages_v_parent_idx" ON "_seo_pages_v" USING btree ("parent_id");
  CREATE INDEX "_seo_pages_v_version_version_page_key_idx" ON "_seo_pages_v" USING btree ("version_page_key");
  CREATE INDEX "_seo_pages_v_version_version_updated_by_idx" ON "_seo_pages_v" USING btree ("version_updated_by_id");
  CREATE INDEX "_seo_pages_v_version_version_updated_at_idx" ON "_seo_pages_v" USING btree ("version_updated_at");
  CREATE INDEX "_seo_pages_v_version_version_created_at_idx" ON "_seo_pages_v" USING btree ("version_created_at");
  CREATE INDEX "_seo_pages_v_created_at_idx" ON "_seo_pages_v" USING btree ("created_at");
  CREATE INDEX "_seo_pages_v_updated_at_idx" ON "_seo_pages_v" USING btree ("updated_at");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "seo_pages" CASCADE;
  DROP TABLE "_seo_pages_v" CASCADE;
  DROP TYPE "public"."enum_seo_pages_page_key";
  DROP TYPE "public"."enum_seo_pages_schema_type";
  DROP TYPE "public"."enum__seo_pages_v_version_page_key";
  DROP TYPE "public"."enum__seo_pages_v_version_schema_type";`)
}
