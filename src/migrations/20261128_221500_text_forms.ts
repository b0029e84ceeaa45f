import { sql, type MigrateDownArgs, type MigrateUpArgs } from '@payloadcms/db-postgres';

type Database = MigrateUpArgs['db'];

/** Which texts a search compares, by index; in the words of `database/tables`. */
const searches = [
  {
    table: 'users',
    index: 'users_search_idx',
    text: `"name" || ' ' || "email" || ' ' || coalesce("company", '')`,
  },
  {
    table: 'inquiries',
    index: 'inquiries_search_idx',
    statistics: 'inquiries_search_stats',
    text: `"name" || ' ' || "email" || ' ' || coalesce("company", '') || ' ' || "message"`,
  },
  {
    table: '_posts_v',
    index: '_posts_v_search_idx',
    statistics: '_posts_v_search_stats',
    text: `coalesce("version_title", '') || ' ' || coalesce("version_description", '') || ' ' ||
      coalesce("version_slug", '') || ' ' || coalesce("version_author", '')`,
    where: `"latest" AND "parent_id" IS NOT NULL`,
  },
  {
    table: 'trail_entries',
    index: 'trail_entries_search_idx',
    statistics: 'trail_entries_search_stats',
    text: `coalesce("actor_name", '') || chr(10) || coalesce("subject_label", '')`,
  },
];

/** Names, titles and tags that people have written, on one line each. */
const lines = [
  ['users', 'name'],
  ['users', 'company'],
  ['team_members', 'name'],
  ['team_members', 'role'],
  ['posts', 'title'],
  ['posts', 'author'],
  ['_posts_v', 'version_title'],
  ['_posts_v', 'version_author'],
  ['inquiries', 'name'],
  ['inquiries', 'company'],
] as const;

/**
 * Searches compare texts without case and accents (`domain/text/foldText`), by functions that indexes can use, and names that
 * were stored before they had one form (`domain/text/normalizeText`) get it. The blog's search writes the letters that
 * Unicode doesn't take apart in plain ones.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE FUNCTION "fold_text"("text" text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
      SELECT replace(replace(replace(replace(
        translate(lower(regexp_replace(normalize("text", NFKD), '[\\u0300-\\u036F]', '', 'g')), 'øðđłħı', 'oddlhi'),
        'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th')
    $$;

    CREATE FUNCTION "fold_pattern"("word" text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
      SELECT '%' || replace(replace(replace("fold_text"("word"), '\\', '\\\\'), '%', '\\%'), '_', '\\_') || '%'
    $$;

    UPDATE "posts_search" SET "words" = replace(replace(replace(replace(
      translate("words"::text, 'øðđłħı', 'oddlhi'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th')::tsvector
      WHERE "words"::text ~ '[øðđłħıßæœþ]';
  `);
  await indexSearches(db, (text) => `"fold_text"(${text})`);
  for (const [table, column] of lines) await normalizeLines(db, table, column, '');
  await normalizeLines(db, 'posts_texts', 'text', `AND "path" = 'tags'`);
  await normalizeLines(db, '_posts_v_texts', 'text', `AND "path" = 'version.tags'`);
  await normalizeLines(
    db,
    'categories',
    'name',
    `AND NOT EXISTS (SELECT FROM "categories" "other" WHERE "other"."name" = ${normalized('"categories"."name"')})`,
  );
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await indexSearches(db, (text) => `lower(${text})`);
  await db.execute(sql`
    DROP FUNCTION "fold_pattern"(text);
    DROP FUNCTION "fold_text"(text);
  `);
}

/** With an index where the trigram extension may be used, as before; without it the search reads the whole table. */
async function indexSearches(db: Database, compared: (text: string) => string): Promise<void> {
  for (const { table, index, statistics, text, where } of searches) {
    await db.execute(sql.raw(`DROP INDEX IF EXISTS "${index}"`));
    await db.execute(
      sql.raw(`
        DO $$ BEGIN
          CREATE INDEX "${index}" ON "${table}" USING gin ((${compared(text)}) gin_trgm_ops)
            WITH (fastupdate = off) ${where ? `WHERE ${where}` : ''};
        EXCEPTION WHEN undefined_object THEN
          RAISE NOTICE 'The extension pg_trgm is not available: searching "${table}" will be slower';
        END $$`),
    );
    if (!statistics) continue;
    await db.execute(sql.raw(`DROP STATISTICS IF EXISTS "${statistics}"`));
    await db.execute(sql.raw(`CREATE STATISTICS "${statistics}" ON (${compared(text)}) FROM "${table}"`));
  }
}

const normalized = (column: string): string => `btrim(regexp_replace(
  regexp_replace(normalize(${column}, NFC), ' *[\\t\\n\\r\\u0085\\u2028\\u2029][\\s\\u0085]*', ' ', 'g'),
  '[\\u0001-\\u001F\\u007F-\\u009F\\u00AD\\u200B\\u202A-\\u202E\\u2060-\\u206F\\uFEFF]', '', 'g'))`;

/** What nobody can see stays: there is nothing to call it otherwise. */
async function normalizeLines(db: Database, table: string, column: string, more: string): Promise<void> {
  const value = normalized(`"${table}"."${column}"`);
  await db.execute(
    sql.raw(`
      UPDATE "${table}" SET "${column}" = ${value}
      WHERE "${column}" IS DISTINCT FROM ${value} AND ${value} <> '' ${more}`),
  );
}
