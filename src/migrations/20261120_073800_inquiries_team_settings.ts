import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_inquiries_status" AS ENUM('new', 'answered');
  CREATE TYPE "public"."enum_team_members_discipline" AS ENUM('process', 'economics', 'engineering', 'evaluation', 'security', 'adoption');
  CREATE TABLE "inquiries" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"email" varchar NOT NULL,
  	"company" varchar,
  	"message" varchar NOT NULL,
  	"status" "enum_inquiries_status" DEFAULT 'new' NOT NULL,
  	"submission_key" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "team_members" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"role" varchar NOT NULL,
  	"discipline" "enum_team_members_discipline" NOT NULL,
  	"bio" varchar NOT NULL,
  	"link" varchar,
  	"order" numeric DEFAULT 100 NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "site_settings" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"firm_name" varchar,
  	"advisory_team_name" varchar DEFAULT 'AI Advisory Team',
  	"contact_email" varchar,
  	"booking_url" varchar,
  	"resource_url" varchar,
  	"newsletter_url" varchar,
  	"apple_podcasts_url" varchar,
  	"spotify_url" varchar,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE INDEX "inquiries_email_idx" ON "inquiries" USING btree ("email");
  CREATE INDEX "inquiries_status_idx" ON "inquiries" USING btree ("status");
  CREATE UNIQUE INDEX "inquiries_submission_key_idx" ON "inquiries" USING btree ("submission_key");
  CREATE INDEX "inquiries_updated_at_idx" ON "inquiries" USING btree ("updated_at");
  CREATE INDEX "inquiries_created_at_idx" ON "inquiries" USING btree ("created_at");
  CREATE INDEX "team_members_updated_at_idx" ON "team_members" USING btree ("updated_at");
  CREATE INDEX "team_members_created_at_idx" ON "team_members" USING btree ("created_at");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "inquiries" CASCADE;
  DROP TABLE "team_members" CASCADE;
  DROP TABLE "site_settings" CASCADE;
  DROP TYPE "public"."enum_inquiries_status";
  DROP TYPE "public"."enum_team_members_discipline";`)
}
