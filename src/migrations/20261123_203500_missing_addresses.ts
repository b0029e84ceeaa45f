import { sql, type MigrateDownArgs, type MigrateUpArgs } from '@payloadcms/db-postgres';

/** How often visitors asked for addresses that lead nowhere (`database/tables/missingAddresses`). No collection. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create table "missing_addresses" (
      "path" varchar(500) primary key,
      "count" integer not null,
      "first_at" timestamp(3) with time zone not null default now(),
      "last_at" timestamp(3) with time zone not null default now(),
      "is_dismissed" boolean not null default false
    );`);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`drop table "missing_addresses"`);
}
