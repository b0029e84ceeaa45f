import { sql, type MigrateUpArgs } from '@payloadcms/db-postgres';

/**
 * Posts that were saved in the portal held copies of their title and description as search words, which stayed when the title
 * changed in the panel. They are emptied, in versions too, so that one that is brought back has none. What readers see is the
 * same, and nobody's form takes it for a save of somebody else.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    update "posts" set "meta_title" = null where btrim("meta_title") = btrim("title");
    update "posts" set "meta_description" = null where btrim("meta_description") = btrim("description");

    update "_posts_v" set "version_meta_title" = null where btrim("version_meta_title") = btrim("version_title");
    update "_posts_v" set "version_meta_description" = null
    where btrim("version_meta_description") = btrim("version_description");`);
}

/** What is shown is the same with and without these words. */
export async function down(): Promise<void> {}
