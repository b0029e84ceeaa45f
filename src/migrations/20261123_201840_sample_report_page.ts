import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_seo_pages_page_key" ADD VALUE 'sample-report' BEFORE 'services';
  ALTER TYPE "public"."enum__seo_pages_v_version_page_key" ADD VALUE 'sample-report' BEFORE 'services';`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "seo_pages" ALTER COLUMN "page_key" SET DATA TYPE text;
  DROP TYPE "public"."enum_seo_pages_page_key";
  CREATE TYPE "public"."enum_seo_pages_page_key" AS ENUM('landing', 'ai-opportunity-assessment', 'services', 'consulting-strategy', 'consulting-generative', 'consulting-management', 'consulting-smb', 'development', 'ai-software-development', 'generative-ai-development', 'ai-chatbot-development', 'integration', 'generative-ai-integration', 'our-story', 'advantage', 'team', 'blog', 'contact', 'privacy', 'dashboard', 'admin');
  ALTER TABLE "seo_pages" ALTER COLUMN "page_key" SET DATA TYPE "public"."enum_seo_pages_page_key" USING "page_key"::"public"."enum_seo_pages_page_key";
  ALTER TABLE "_seo_pages_v" ALTER COLUMN "version_page_key" SET DATA TYPE text;
  DROP TYPE "public"."enum__seo_pages_v_version_page_key";
  CREATE TYPE "public"."enum__seo_pages_v_version_page_key" AS ENUM('landing', 'ai-opportunity-assessment', 'services', 'consulting-strategy', 'consulting-generative', 'consulting-management', 'consulting-smb', 'development', 'ai-software-development', 'generative-ai-development', 'ai-chatbot-development', 'integration', 'generative-ai-integration', 'our-story', 'advantage', 'team', 'blog', 'contact', 'privacy', 'dashboard', 'admin');
  ALTER TABLE "_seo_pages_v" ALTER COLUMN "version_page_key" SET DATA TYPE "public"."enum__seo_pages_v_version_page_key" USING "version_page_key"::"public"."enum__seo_pages_v_version_page_key";`)
}
