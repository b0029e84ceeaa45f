import { sql, type MigrateDownArgs, type MigrateUpArgs } from '@payloadcms/db-postgres';

/**
 * What was reported of booked calls in the last days (`database/tables/bookings`). No collection. Calls that were asked for
 * before are told by the first words of their messages, so that a confirmation is still noted there.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create table "bookings" (
      "uid" varchar primary key,
      "moved_from" varchar,
      "moment" varchar,
      "is_asked" boolean not null,
      "is_confirmed" boolean not null,
      "ending" text,
      "told_at" timestamp(3) with time zone not null default now()
    );
    create index "bookings_moved_from_idx" on "bookings" ("moved_from");

    insert into "bookings" ("uid", "is_asked", "is_confirmed", "told_at")
    select substr("submission_key", length('booking:') + 1), true, false, "created_at" from "inquiries"
    where "submission_key" like 'booking:%' and "message" like 'Asked for a call, %';`);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`drop table "bookings"`);
}
