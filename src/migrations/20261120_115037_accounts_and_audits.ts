import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_account_links_purpose" AS ENUM('password-reset', 'email-undo');
  ALTER TYPE "public"."enum_payload_jobs_log_task_slug" ADD VALUE 'sendMail' BEFORE 'schedulePublish';
  ALTER TYPE "public"."enum_payload_jobs_task_slug" ADD VALUE 'sendMail' BEFORE 'schedulePublish';
  CREATE TABLE "audit_reports" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"owner_id" integer NOT NULL,
  	"submission_key" varchar,
  	"overall_score" numeric NOT NULL,
  	"section_scores" jsonb NOT NULL,
  	"answers" jsonb NOT NULL,
  	"insights" varchar,
  	"share_token_hash" varchar,
  	"share_expires_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "audit_drafts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"owner_id" integer NOT NULL,
  	"draft_key" varchar NOT NULL,
  	"answers" jsonb NOT NULL,
  	"section" numeric NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "account_links" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"user_id" integer NOT NULL,
  	"purpose" "enum_account_links_purpose" NOT NULL,
  	"token_hash" varchar,
  	"email" varchar,
  	"expires_at" timestamp(3) with time zone NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "users" ADD COLUMN "email_notifications" boolean DEFAULT true;
  ALTER TABLE "users" ADD COLUMN "marketing_emails" boolean DEFAULT false;
  ALTER TABLE "users" ADD COLUMN "timezone" varchar DEFAULT 'UTC';
  ALTER TABLE "sessions" ADD COLUMN "user_agent" varchar;
  ALTER TABLE "audit_reports" ADD CONSTRAINT "audit_reports_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "audit_drafts" ADD CONSTRAINT "audit_drafts_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "account_links" ADD CONSTRAINT "account_links_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "audit_reports_owner_idx" ON "audit_reports" USING btree ("owner_id");
  CREATE UNIQUE INDEX "audit_reports_submission_key_idx" ON "audit_reports" USING btree ("submission_key");
  CREATE UNIQUE INDEX "audit_reports_share_token_hash_idx" ON "audit_reports" USING btree ("share_token_hash");
  CREATE INDEX "audit_reports_updated_at_idx" ON "audit_reports" USING btree ("updated_at");
  CREATE INDEX "audit_reports_created_at_idx" ON "audit_reports" USING btree ("created_at");
  CREATE INDEX "owner_createdAt_1_idx" ON "audit_reports" USING btree ("owner_id","created_at");
  CREATE UNIQUE INDEX "audit_drafts_owner_idx" ON "audit_drafts" USING btree ("owner_id");
  CREATE INDEX "audit_drafts_updated_at_idx" ON "audit_drafts" USING btree ("updated_at");
  CREATE INDEX "audit_drafts_created_at_idx" ON "audit_drafts" USING btree ("created_at");
  CREATE INDEX "account_links_user_idx" ON "account_links" USING btree ("user_id");
  CREATE UNIQUE INDEX "account_links_token_hash_idx" ON "account_links" USING btree ("token_hash");
  CREATE INDEX "account_links_email_idx" ON "account_links" USING btree ("email");
  CREATE INDEX "account_links_expires_at_idx" ON "account_links" USING btree ("expires_at");
  CREATE INDEX "account_links_updated_at_idx" ON "account_links" USING btree ("updated_at");
  CREATE INDEX "account_links_created_at_idx" ON "account_links" USING btree ("created_at");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "audit_reports" CASCADE;
  DROP TABLE "audit_drafts" CASCADE;
  DROP TABLE "account_links" CASCADE;
  ALTER TABLE "payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_jobs_log_task_slug";
  CREATE TYPE "public"."enum_payload_jobs_log_task_slug" AS ENUM('inline', 'schedulePublish');
  ALTER TABLE "payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE "public"."enum_payload_jobs_log_task_slug" USING "task_slug"::"public"."enum_payload_jobs_log_task_slug";
  ALTER TABLE "payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_jobs_task_slug";
  CREATE TYPE "public"."enum_payload_jobs_task_slug" AS ENUM('inline', 'schedulePublish');
  ALTER TABLE "payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE "public"."enum_payload_jobs_task_slug" USING "task_slug"::"public"."enum_payload_jobs_task_slug";
  ALTER TABLE "users" DROP COLUMN "email_notifications";
  ALTER TABLE "users" DROP COLUMN "marketing_emails";
  ALTER TABLE "users" DROP COLUMN "timezone";
  ALTER TABLE "sessions" DROP COLUMN "user_agent";
  DROP TYPE "public"."enum_account_links_purpose";`)
}
