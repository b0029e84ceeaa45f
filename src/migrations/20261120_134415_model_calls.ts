import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_model_calls_purpose" AS ENUM('analysis', 'audit');
  CREATE TYPE "public"."enum_model_calls_outcome" AS ENUM('underway', 'answered', 'budget', 'busy', 'open', 'timeout', 'cancelled', 'limited', 'refused', 'failed', 'invalid');
  CREATE TABLE "model_calls" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"purpose" "enum_model_calls_purpose" NOT NULL,
  	"owner_id" integer,
  	"provider" varchar NOT NULL,
  	"model" varchar NOT NULL,
  	"outcome" "enum_model_calls_outcome" NOT NULL,
  	"charged_tokens" numeric NOT NULL,
  	"input_tokens" numeric DEFAULT 0 NOT NULL,
  	"output_tokens" numeric DEFAULT 0 NOT NULL,
  	"duration_ms" numeric DEFAULT 0 NOT NULL,
  	"texts_written" numeric DEFAULT 0 NOT NULL,
  	"texts_fell_back" numeric DEFAULT 0 NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "model_calls" ADD CONSTRAINT "model_calls_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "model_calls_owner_idx" ON "model_calls" USING btree ("owner_id");
  CREATE INDEX "model_calls_updated_at_idx" ON "model_calls" USING btree ("updated_at");
  CREATE INDEX "model_calls_created_at_idx" ON "model_calls" USING btree ("created_at");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "model_calls" CASCADE;
  DROP TYPE "public"."enum_model_calls_purpose";
  DROP TYPE "public"."enum_model_calls_outcome";`)
}
