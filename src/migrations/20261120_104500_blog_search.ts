import { sql, type MigrateDownArgs, type MigrateUpArgs } from '@payloadcms/db-postgres';

/**
 * What keeps the blog quick however long it gets. The words of posts, and the addresses of their tags, stand in a table
 * of their own, so that lists and versions don't carry them. Words are kept both as they are, for words that are half typed, and by their stem, so that
 * "automating" finds "automated". A question made of nothing but stop words is taken as it is.
 *
 * Posts that are there already are read from the stored editor state: every text and code in it.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE FUNCTION "post_search_words"("title" text, "tags" text, "description" text, "body" text)
    RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
      SELECT setweight(to_tsvector('pg_catalog.english', "title") || to_tsvector('pg_catalog.simple', "title"), 'A')
        || setweight(to_tsvector('pg_catalog.english', "tags") || to_tsvector('pg_catalog.simple', "tags"), 'B')
        || setweight(to_tsvector('pg_catalog.english', "description") || to_tsvector('pg_catalog.simple', "description"), 'C')
        || setweight(to_tsvector('pg_catalog.english', "body") || to_tsvector('pg_catalog.simple', "body"), 'D')
    $$;

    CREATE FUNCTION "post_search_query"("terms" text[])
    RETURNS tsquery LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
      SELECT coalesce(
        string_agg(
          '(' || (to_tsquery('pg_catalog.english', rtrim("term", ':*')) || to_tsquery('pg_catalog.simple', "term"))::text || ')',
          ' & '
        ) FILTER (WHERE numnode(to_tsquery('pg_catalog.english', rtrim("term", ':*'))) > 0),
        string_agg(to_tsquery('pg_catalog.simple', "term")::text, ' & '),
        ''
      )::tsquery FROM unnest("terms") AS "term"
    $$;

    CREATE TABLE "posts_search" (
      "post_id" integer PRIMARY KEY REFERENCES "posts" ("id") ON DELETE CASCADE,
      "date" timestamptz(3) NOT NULL,
      "words" tsvector NOT NULL,
      "tag_slugs" text[] NOT NULL
    );
    INSERT INTO "posts_search"
      SELECT "post"."id", coalesce("post"."date", now()), post_search_words(
        coalesce("post"."title", ''),
        coalesce((
          SELECT string_agg("tag"."text", ' ') FROM "posts_texts" "tag"
          WHERE "tag"."parent_id" = "post"."id" AND "tag"."path" = 'tags'
        ), ''),
        coalesce("post"."description", ''),
        left(coalesce((
          SELECT string_agg("part" #>> '{}', ' ')
          FROM jsonb_path_query("post"."body", 'strict $.**.text', silent => true) AS "part"
        ), ''), 100000)
      ),
      ARRAY(
        SELECT trim('-' FROM regexp_replace(
          regexp_replace(lower(normalize("tag"."text", NFKD)), '[^a-z0-9[:space:]-]', '', 'g'), '[[:space:]-]+', '-', 'g'
        ))
        FROM "posts_texts" "tag" WHERE "tag"."parent_id" = "post"."id" AND "tag"."path" = 'tags'
      )
      FROM "posts" "post" WHERE "post"."_status" = 'published';
    CREATE INDEX "posts_search_words_idx" ON "posts_search" USING gin ("words");
    CREATE INDEX "posts_search_tag_slugs_idx" ON "posts_search" USING gin ("tag_slugs");

    CREATE INDEX "posts_published_idx" ON "posts" ("date" DESC, "id" DESC) WHERE "_status" = 'published';
    CREATE INDEX "posts_featured_idx" ON "posts" ("date" DESC, "id" DESC)
      WHERE "_status" = 'published' AND "featured";
    CREATE INDEX "posts_published_category_idx" ON "posts" ("category_id", "date" DESC, "id" DESC)
      WHERE "_status" = 'published';
  `);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    DROP INDEX "posts_published_category_idx";
    DROP INDEX "posts_featured_idx";
    DROP INDEX "posts_published_idx";
    DROP TABLE "posts_search";
    DROP FUNCTION "post_search_query"(text[]);
    DROP FUNCTION "post_search_words"(text, text, text, text);
  `);
}
