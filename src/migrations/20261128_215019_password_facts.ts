import { sql, type MigrateDownArgs, type MigrateUpArgs } from '@payloadcms/db-postgres';

/** What the hash of a password can't tell: whether it is among the most common ones. And until when staff can postpone theirs. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    ALTER TABLE "users" ADD COLUMN "has_common_password" boolean DEFAULT false;
    ALTER TABLE "users" ADD COLUMN "password_due_at" timestamp(3) with time zone;
  `);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    ALTER TABLE "users" DROP COLUMN "has_common_password";
    ALTER TABLE "users" DROP COLUMN "password_due_at";
  `);
}
