import { sql, type MigrateDownArgs, type MigrateUpArgs } from '@payloadcms/db-postgres';

/** By what a form of the panel knows whether a post has been saved elsewhere since (`domain/blog/edition`). */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    ALTER TABLE "posts" ADD COLUMN "edition" varchar;
    ALTER TABLE "_posts_v" ADD COLUMN "version_edition" varchar`);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    ALTER TABLE "posts" DROP COLUMN "edition";
    ALTER TABLE "_posts_v" DROP COLUMN "version_edition"`);
}
