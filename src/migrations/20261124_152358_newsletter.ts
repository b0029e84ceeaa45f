import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_subscribers_state" AS ENUM('pending', 'confirmed', 'left');
  ALTER TYPE "public"."enum_trail_entries_subject" ADD VALUE 'subscribers';
  CREATE TABLE "subscribers" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"email" varchar NOT NULL,
  	"state" "enum_subscribers_state" DEFAULT 'pending' NOT NULL,
  	"asked_at" timestamp(3) with time zone NOT NULL,
  	"confirmed_at" timestamp(3) with time zone,
  	"left_at" timestamp(3) with time zone,
  	"sent_from" varchar,
  	"agreed_to" varchar NOT NULL,
  	"token_hash" varchar,
  	"token_ends_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "firm_facts" ADD COLUMN "newsletter_open" boolean DEFAULT false;
  ALTER TABLE "firm_facts" ADD COLUMN "newsletter_pace" varchar;
  ALTER TABLE "firm_facts" ADD COLUMN "newsletter_tool" varchar;
  ALTER TABLE "_firm_facts_v" ADD COLUMN "version_newsletter_open" boolean DEFAULT false;
  ALTER TABLE "_firm_facts_v" ADD COLUMN "version_newsletter_pace" varchar;
  ALTER TABLE "_firm_facts_v" ADD COLUMN "version_newsletter_tool" varchar;
  CREATE UNIQUE INDEX "subscribers_email_idx" ON "subscribers" USING btree ("email");
  CREATE INDEX "subscribers_state_idx" ON "subscribers" USING btree ("state");
  CREATE UNIQUE INDEX "subscribers_token_hash_idx" ON "subscribers" USING btree ("token_hash");
  CREATE INDEX "subscribers_updated_at_idx" ON "subscribers" USING btree ("updated_at");
  CREATE INDEX "subscribers_created_at_idx" ON "subscribers" USING btree ("created_at");`)
  // For the search, where the extension may be used, as accounts, posts and inquiries have it.
  await db.execute(sql`
    DO $$ BEGIN
      CREATE EXTENSION IF NOT EXISTS pg_trgm;
      CREATE INDEX "subscribers_search_idx" ON "subscribers" USING gin ("email" gin_trgm_ops) WITH (fastupdate = off);
    EXCEPTION WHEN insufficient_privilege OR undefined_file OR feature_not_supported THEN
      RAISE NOTICE 'The extension pg_trgm is not available: searching subscribers will be slower';
    END $$;
  `);
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "subscribers" CASCADE;
  ALTER TABLE "trail_entries" ALTER COLUMN "subject" SET DATA TYPE text;
  DROP TYPE "public"."enum_trail_entries_subject";
  CREATE TYPE "public"."enum_trail_entries_subject" AS ENUM('users', 'posts', 'seo-pages', 'analyses', 'inquiries', 'redirects', 'audit-reports', 'categories', 'media', 'team-members', 'site-settings', 'firm-facts', 'invitations');
  ALTER TABLE "trail_entries" ALTER COLUMN "subject" SET DATA TYPE "public"."enum_trail_entries_subject" USING "subject"::"public"."enum_trail_entries_subject";
  ALTER TABLE "firm_facts" DROP COLUMN "newsletter_open";
  ALTER TABLE "firm_facts" DROP COLUMN "newsletter_pace";
  ALTER TABLE "firm_facts" DROP COLUMN "newsletter_tool";
  ALTER TABLE "_firm_facts_v" DROP COLUMN "version_newsletter_open";
  ALTER TABLE "_firm_facts_v" DROP COLUMN "version_newsletter_pace";
  ALTER TABLE "_firm_facts_v" DROP COLUMN "version_newsletter_tool";
  DROP TYPE "public"."enum_subscribers_state";`)
}
