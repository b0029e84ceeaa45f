import { sql, type MigrateDownArgs, type MigrateUpArgs } from '@payloadcms/db-postgres';

/**
 * To which paths of the site the texts of posts lead, and which pictures they show (`database/tables/postLinks`). No
 * collection. Of posts that are there already, addresses are read from the stored editor state and out of Markdown as it
 * stands there; the next save notes them exactly.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create table "post_links" (
      "post_id" integer not null references "posts" ("id") on delete cascade,
      "is_public" boolean not null,
      "path" varchar(500) not null,
      primary key ("post_id", "is_public", "path")
    );
    create index "post_links_path_idx" on "post_links" ("path");

    with texts as (
      select id, true as is_public, body from posts where _status = 'published'
      union all
      select parent_id, false, version_body from _posts_v where latest and version__status = 'draft' and parent_id is not null
    ), found as (
      select id, is_public, address #>> '{}' as path
      from texts, jsonb_path_query(body, 'strict $.**.fields.url', silent => true) as address
      union all
      select id, is_public, places[1]
      from texts, jsonb_path_query(body, 'strict $.**.fields.source', silent => true) as source,
        regexp_matches(source #>> '{}', '(?:\\]\\(|\\]:\\s*)<?(/[^\\s)>#?]*)', 'g') as places
      union all
      select texts.id, is_public, '/blog-images/' || media.filename
      from texts, jsonb_path_query(body, 'strict $.** ? (@.type == "upload").value', silent => true) as picture
        join media on to_jsonb(media.id) = picture
    )
    insert into "post_links" ("post_id", "is_public", "path")
    select distinct id, is_public, coalesce(nullif(rtrim(substring(path from '^/[^#?]*'), '/'), ''), '/')
    from found where path ~ '^/([^/]|$)' and length(path) <= 500
    on conflict do nothing;`);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`drop table "post_links"`);
}
