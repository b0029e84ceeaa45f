import { sql, type MigrateDownArgs, type MigrateUpArgs } from '@payloadcms/db-postgres';

/**
 * Records of search metadata held whatever the editor had shown at a save: the page's own address with the origin of that
 * moment, and titles, descriptions and pictures that only repeated what stood above them. Those are emptied, so that a page
 * says again what it says by itself; addresses of the same origin become paths. An origin is taken for the site's own where
 * the record names the very page there. Versions stay as they were.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    WITH pages ("page_key", "path") AS (VALUES
      ('landing', '/'),
      ('ai-opportunity-assessment', '/ai-opportunity-assessment'),
      ('sample-report', '/sample-report'),
      ('services', '/ai-consulting-services'),
      ('consulting-strategy', '/ai-consulting-services/ai-strategy-consulting'),
      ('consulting-generative', '/ai-consulting-services/generative-ai-consulting'),
      ('consulting-management', '/ai-consulting-services/ai-management-consulting'),
      ('consulting-smb', '/ai-consulting-services/ai-consulting-for-small-businesses'),
      ('development', '/ai-development-services'),
      ('ai-software-development', '/ai-development-services/ai-software-development-services'),
      ('generative-ai-development', '/ai-development-services/generative-ai-development-services'),
      ('ai-chatbot-development', '/ai-development-services/ai-chatbot-development-services'),
      ('integration', '/ai-integration-services'),
      ('generative-ai-integration', '/ai-integration-services/generative-ai-integration-services'),
      ('our-story', '/story'),
      ('advantage', '/advantage'),
      ('team', '/team'),
      ('blog', '/blog'),
      ('contact', '/contact'),
      ('privacy', '/privacy'),
      ('dashboard', '/dashboard'),
      ('admin', '/admin')
    ), known AS (
      SELECT p."id", pages."path",
        CASE WHEN rtrim(regexp_replace(p."canonical_url", '^https?://[^/]+', ''), '/') = rtrim(pages."path", '/')
          THEN substring(p."canonical_url" from '^https?://[^/]+') END AS "origin"
      FROM "seo_pages" p JOIN pages ON pages."page_key" = p."page_key"::text
    ), relative AS (
      SELECT p."id", known."path",
        CASE WHEN rtrim(p."canonical_url", '/') IN (known."origin" || rtrim(known."path", '/'), rtrim(known."path", '/'))
          THEN NULL ELSE p."canonical_url" END AS "canonical_url",
        CASE WHEN starts_with(p."og_image", known."origin" || '/')
          THEN substr(p."og_image", length(known."origin") + 1) ELSE p."og_image" END AS "og_image",
        CASE WHEN starts_with(p."twitter_image", known."origin" || '/')
          THEN substr(p."twitter_image", length(known."origin") + 1) ELSE p."twitter_image" END AS "twitter_image"
      FROM "seo_pages" p JOIN known ON known."id" = p."id"
    )
    UPDATE "seo_pages" p SET
      "canonical_url" = r."canonical_url",
      "og_image" = NULLIF(r."og_image",
        '/share' || CASE r."path" WHEN '/' THEN '/home' ELSE r."path" END || '.png'),
      "twitter_image" = NULLIF(r."twitter_image", coalesce(r."og_image",
        '/share' || CASE r."path" WHEN '/' THEN '/home' ELSE r."path" END || '.png')),
      "og_title" = NULLIF(p."og_title", p."title"),
      "twitter_title" = NULLIF(p."twitter_title", coalesce(p."og_title", p."title")),
      "og_description" = NULLIF(p."og_description", p."meta_description"),
      "twitter_description" = NULLIF(p."twitter_description", coalesce(p."og_description", p."meta_description"))
    FROM relative r WHERE r."id" = p."id";
  `);
}

/** What is shown is the same with and without these texts. */
export async function down(_: MigrateDownArgs): Promise<void> {}
