import { sql, type MigrateDownArgs, type MigrateUpArgs } from '@payloadcms/db-postgres';

/** What servers remember together of a language model's failures (`database/tables/modelBreakers`). No collection. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create table "model_breakers" (
      "provider" varchar(2500) primary key,
      "memory" jsonb not null,
      "updated_at" timestamp(3) with time zone not null default now()
    );`);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`drop table "model_breakers"`);
}
