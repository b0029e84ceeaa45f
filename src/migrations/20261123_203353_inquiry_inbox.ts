import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_inquiry_entries_kind" AS ENUM('note', 'reply');
  ALTER TYPE "public"."enum_inquiries_status" ADD VALUE 'won';
  ALTER TYPE "public"."enum_inquiries_status" ADD VALUE 'lost';
  ALTER TYPE "public"."enum_inquiries_status" ADD VALUE 'spam';
  ALTER TYPE "public"."enum_trail_entries_action" ADD VALUE 'reply';
  ALTER TYPE "public"."enum_trail_entries_action" ADD VALUE 'export';
  ALTER TYPE "public"."enum_trail_entries_subject" ADD VALUE 'inquiries';
  CREATE TABLE "inquiry_entries" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"inquiry_id" integer NOT NULL,
  	"kind" "enum_inquiry_entries_kind" NOT NULL,
  	"text" varchar NOT NULL,
  	"author_id" integer,
  	"subject" varchar,
  	"message_id" varchar,
  	"submission_key" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "inquiries" ADD COLUMN "owner_id" integer;
  ALTER TABLE "inquiries" ADD COLUMN "sent_from" varchar;
  ALTER TABLE "inquiries" ADD COLUMN "first_page" varchar;
  ALTER TABLE "inquiries" ADD COLUMN "referrer" varchar;
  ALTER TABLE "inquiries" ADD COLUMN "notice_message_id" varchar;
  ALTER TABLE "site_settings" ADD COLUMN "inquiry_months" numeric DEFAULT 24;
  ALTER TABLE "inquiry_entries" ADD CONSTRAINT "inquiry_entries_inquiry_id_inquiries_id_fk" FOREIGN KEY ("inquiry_id") REFERENCES "public"."inquiries"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "inquiry_entries" ADD CONSTRAINT "inquiry_entries_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "inquiry_entries_inquiry_idx" ON "inquiry_entries" USING btree ("inquiry_id");
  CREATE INDEX "inquiry_entries_author_idx" ON "inquiry_entries" USING btree ("author_id");
  CREATE UNIQUE INDEX "inquiry_entries_submission_key_idx" ON "inquiry_entries" USING btree ("submission_key");
  CREATE INDEX "inquiry_entries_updated_at_idx" ON "inquiry_entries" USING btree ("updated_at");
  CREATE INDEX "inquiry_entries_created_at_idx" ON "inquiry_entries" USING btree ("created_at");
  ALTER TABLE "inquiries" ADD CONSTRAINT "inquiries_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "inquiries_owner_idx" ON "inquiries" USING btree ("owner_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "inquiry_entries" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "inquiry_entries" CASCADE;
  ALTER TABLE "inquiries" DROP CONSTRAINT "inquiries_owner_id_users_id_fk";
  
  ALTER TABLE "inquiries" ALTER COLUMN "status" SET DATA TYPE text;
  ALTER TABLE "inquiries" ALTER COLUMN "status" SET DEFAULT 'new'::text;
  DROP TYPE "public"."enum_inquiries_status";
  CREATE TYPE "public"."enum_inquiries_status" AS ENUM('new', 'answered');
  ALTER TABLE "inquiries" ALTER COLUMN "status" SET DEFAULT 'new'::"public"."enum_inquiries_status";
  ALTER TABLE "inquiries" ALTER COLUMN "status" SET DATA TYPE "public"."enum_inquiries_status" USING "status"::"public"."enum_inquiries_status";
  ALTER TABLE "trail_entries" ALTER COLUMN "action" SET DATA TYPE text;
  DROP TYPE "public"."enum_trail_entries_action";
  CREATE TYPE "public"."enum_trail_entries_action" AS ENUM('create', 'update', 'delete', 'view');
  ALTER TABLE "trail_entries" ALTER COLUMN "action" SET DATA TYPE "public"."enum_trail_entries_action" USING "action"::"public"."enum_trail_entries_action";
  ALTER TABLE "trail_entries" ALTER COLUMN "subject" SET DATA TYPE text;
  DROP TYPE "public"."enum_trail_entries_subject";
  CREATE TYPE "public"."enum_trail_entries_subject" AS ENUM('users', 'posts', 'seo-pages', 'analyses');
  ALTER TABLE "trail_entries" ALTER COLUMN "subject" SET DATA TYPE "public"."enum_trail_entries_subject" USING "subject"::"public"."enum_trail_entries_subject";
  DROP INDEX "inquiries_owner_idx";
  ALTER TABLE "inquiries" DROP COLUMN "owner_id";
  ALTER TABLE "inquiries" DROP COLUMN "sent_from";
  ALTER TABLE "inquiries" DROP COLUMN "first_page";
  ALTER TABLE "inquiries" DROP COLUMN "referrer";
  ALTER TABLE "inquiries" DROP COLUMN "notice_message_id";
  ALTER TABLE "site_settings" DROP COLUMN "inquiry_months";
  DROP TYPE "public"."enum_inquiry_entries_kind";`)
}
