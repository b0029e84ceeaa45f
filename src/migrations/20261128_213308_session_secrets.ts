import { sql, type MigrateDownArgs, type MigrateUpArgs } from '@payloadcms/db-postgres';

/** Sessions of before hold no secret, and open nothing any more: everybody signs in once. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`ALTER TABLE "sessions" ADD COLUMN "secret_hash" varchar`);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`ALTER TABLE "sessions" DROP COLUMN "secret_hash"`);
}
