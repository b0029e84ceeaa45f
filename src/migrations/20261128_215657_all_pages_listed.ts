import { sql, type MigrateDownArgs, type MigrateUpArgs } from '@payloadcms/db-postgres';

/**
 * Each page has a row of search metadata from the start, so that the panel lists them all: nobody adds one there. A row that
 * says nothing changes nothing on its page. A new page's row comes with the migration of its key.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    INSERT INTO "seo_pages" ("page_key", "name")
    SELECT "page_key"::"enum_seo_pages_page_key", "name" FROM (VALUES
      ('landing', 'Home'),
      ('ai-opportunity-assessment', 'AI Opportunity Assessment'),
      ('sample-report', 'Sample Report'),
      ('services', 'AI Consulting Services'),
      ('consulting-strategy', 'AI Strategy Consulting'),
      ('consulting-generative', 'Generative AI Consulting'),
      ('consulting-management', 'AI Management Consulting'),
      ('consulting-smb', 'AI Consulting for Small Businesses'),
      ('development', 'AI Development Services'),
      ('ai-software-development', 'AI Software Development'),
      ('generative-ai-development', 'Generative AI Development'),
      ('ai-chatbot-development', 'AI Chatbot Development'),
      ('integration', 'AI Integration Services'),
      ('generative-ai-integration', 'Generative AI Integration'),
      ('our-story', 'Our Story'),
      ('advantage', 'Our Advantage'),
      ('team', 'Our Team'),
      ('blog', 'Blog'),
      ('contact', 'Contact'),
      ('privacy', 'Privacy'),
      ('dashboard', 'Dashboard'),
      ('admin', 'Admin Portal')
    ) AS pages ("page_key", "name")
    ON CONFLICT ("page_key") DO UPDATE SET "name" = excluded."name";
  `);
}

/** Rows that say something stay. */
export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    DELETE FROM "seo_pages" WHERE "created_at" = "updated_at" AND coalesce(
      "title", "meta_description", "canonical_url", "robots", "og_title", "og_description", "og_image",
      "twitter_title", "twitter_description", "twitter_image", "schema_type"::text, "custom_schema", "final_schema"
    ) IS NULL;
  `);
}
