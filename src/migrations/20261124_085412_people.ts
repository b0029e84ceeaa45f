import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_invitations_role" AS ENUM('client', 'marketer', 'admin');
  ALTER TYPE "public"."enum_trail_entries_action" ADD VALUE 'sign-in';
  ALTER TYPE "public"."enum_trail_entries_action" ADD VALUE 'accept';
  ALTER TYPE "public"."enum_trail_entries_action" ADD VALUE 'hand-over';
  ALTER TYPE "public"."enum_trail_entries_subject" ADD VALUE 'audit-reports';
  ALTER TYPE "public"."enum_trail_entries_subject" ADD VALUE 'categories';
  ALTER TYPE "public"."enum_trail_entries_subject" ADD VALUE 'media';
  ALTER TYPE "public"."enum_trail_entries_subject" ADD VALUE 'team-members';
  ALTER TYPE "public"."enum_trail_entries_subject" ADD VALUE 'site-settings';
  ALTER TYPE "public"."enum_trail_entries_subject" ADD VALUE 'firm-facts';
  ALTER TYPE "public"."enum_trail_entries_subject" ADD VALUE 'invitations';
  CREATE TABLE "invitations" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"email" varchar NOT NULL,
  	"role" "enum_invitations_role" NOT NULL,
  	"token_hash" varchar,
  	"expires_at" timestamp(3) with time zone NOT NULL,
  	"invited_by_id" integer,
  	"is_first" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "users" ADD COLUMN "must_change_password" boolean DEFAULT false;
  ALTER TABLE "invitations" ADD CONSTRAINT "invitations_invited_by_id_users_id_fk" FOREIGN KEY ("invited_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  CREATE UNIQUE INDEX "invitations_email_idx" ON "invitations" USING btree ("email");
  CREATE UNIQUE INDEX "invitations_token_hash_idx" ON "invitations" USING btree ("token_hash");
  CREATE INDEX "invitations_expires_at_idx" ON "invitations" USING btree ("expires_at");
  CREATE INDEX "invitations_invited_by_idx" ON "invitations" USING btree ("invited_by_id");
  CREATE INDEX "invitations_updated_at_idx" ON "invitations" USING btree ("updated_at");
  CREATE INDEX "invitations_created_at_idx" ON "invitations" USING btree ("created_at");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "invitations" CASCADE;
  ALTER TABLE "trail_entries" ALTER COLUMN "action" SET DATA TYPE text;
  DROP TYPE "public"."enum_trail_entries_action";
  CREATE TYPE "public"."enum_trail_entries_action" AS ENUM('create', 'update', 'delete', 'view', 'reply', 'export');
  ALTER TABLE "trail_entries" ALTER COLUMN "action" SET DATA TYPE "public"."enum_trail_entries_action" USING "action"::"public"."enum_trail_entries_action";
  ALTER TABLE "trail_entries" ALTER COLUMN "subject" SET DATA TYPE text;
  DROP TYPE "public"."enum_trail_entries_subject";
  CREATE TYPE "public"."enum_trail_entries_subject" AS ENUM('users', 'posts', 'seo-pages', 'analyses', 'inquiries', 'redirects');
  ALTER TABLE "trail_entries" ALTER COLUMN "subject" SET DATA TYPE "public"."enum_trail_entries_subject" USING "subject"::"public"."enum_trail_entries_subject";
  ALTER TABLE "users" DROP COLUMN "must_change_password";
  DROP TYPE "public"."enum_invitations_role";`)
}
