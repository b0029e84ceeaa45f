import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "seo_pages" ADD COLUMN "copy" jsonb;
  ALTER TABLE "_seo_pages_v" ADD COLUMN "version_copy" jsonb;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "seo_pages" DROP COLUMN "copy";
  ALTER TABLE "_seo_pages_v" DROP COLUMN "version_copy";`)
}
