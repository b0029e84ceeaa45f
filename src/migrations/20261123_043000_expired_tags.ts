import { sql, type MigrateDownArgs, type MigrateUpArgs } from '@payloadcms/db-postgres';

/** What one web server tells the others of: names of what has changed (`database/tables/expiredTags`). No collection. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create table "expired_tags" (
      "id" bigint generated always as identity primary key,
      "tag" varchar(300) not null,
      "sender" uuid not null,
      "at" timestamp(3) with time zone not null default clock_timestamp()
    );
    create index "expired_tags_at_idx" on "expired_tags" ("at");`);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`drop table "expired_tags"`);
}
