/** Published posts by the thousand, written past the site: what counts is that they are there. */

const categoryCount = 8;
const tagCount = 40;
const tagsPerPost = 3;
const vocabulary =
  'invoice quote order client report meeting schedule payroll contract claim ticket email call form record price hour week task team tool test rule check result error cost saving budget vendor review draft answer search summary approval deadline stock delivery return';

/**
 * Brings the blog to `count` posts of this bench's own, one hour apart, the newest one now. Each has a text of some 400
 * words, a category and three tags; all share a few words.
 * @param {import('pg').Client} client
 * @param {number} count
 */
export async function loadPosts(client, count) {
  const { rows } = await client.query(
    "select count(*)::int as there from posts where slug like 'bench-post-%'",
  );
  const from = rows[0].there + 1;
  await client.query(
    `insert into categories (name, slug) select 'Bench topic ' || n, 'bench-topic-' || n
     from generate_series(1, $1::int) n on conflict do nothing`,
    [categoryCount],
  );
  await client.query(insertPosts, [from, count, vocabulary.split(' '), categoryCount]);
  await client.query(insertTags, [from, count, tagsPerPost, tagCount]);
  await client.query(insertSearchWords, [from, count]);
  await client.query(insertVersions, [from, count]);
  await client.query('analyze posts, _posts_v, posts_texts, posts_search, categories');
}

/** Words are picked by multiplying with primes: the same ones on every machine, and never in the same order. */
const insertPosts = `
  with texts as (
    select n, (
      select string_agg(($3::text[])[1 + (n * 31 + word * 17 + word * word) % cardinality($3::text[])], ' ')
      from generate_series(1, 400) word
    ) as text
    from generate_series($1::int, $2::int) n
  )
  insert into posts (
    title, slug, description, author, date, category_id, body, reading_minutes, first_published_at, _status
  )
  select 'Bench post ' || n || ' ' || split_part(text, ' ', 2), 'bench-post-' || n,
    'About a ' || split_part(text, ' ', 3) || ' and its ' || split_part(text, ' ', 4) || '.', 'AI Advisory Team',
    now() - n * interval '1 hour', (select id from categories where slug = 'bench-topic-' || 1 + n % $4::int),
    jsonb_build_object('root', jsonb_build_object('type', 'root', 'children', (
      select jsonb_agg(jsonb_build_object('type', 'paragraph', 'children', jsonb_build_array(
        jsonb_build_object('type', 'text', 'format', 0, 'text', substring(text from part * 250 for 250)))))
      from generate_series(0, 9) part
    ))),
    2, now(), 'published'
  from texts`;

const benchPosts = `
  select post.*, substring(slug from 'bench-post-([0-9]+)')::int as n
  from posts post where slug like 'bench-post-%'`;

const insertTags = `
  insert into posts_texts ("order", parent_id, path, text)
  select place, post.id, 'tags', 'bench tag ' || (post.n * 7 + place * place * 5) % $4::int
  from (${benchPosts}) post, generate_series(1, $3::int) place where post.n between $1 and $2`;

const insertSearchWords = `
  insert into posts_search (post_id, date, words, tag_slugs)
  select post.id, post.date, post_search_words(
    lower(title),
    (select string_agg(text, ' ') from posts_texts tag where tag.parent_id = post.id and tag.path = 'tags'),
    lower(description),
    (select string_agg(part #>> '{}', ' ') from jsonb_path_query(body, 'strict $.**.text') part)
  ),
  array(select replace(text, ' ', '-') from posts_texts tag where tag.parent_id = post.id and tag.path = 'tags')
  from (${benchPosts}) post where post.n between $1 and $2`;

/** Staff see the latest version of each post. */
const insertVersions = `
  insert into _posts_v (
    parent_id, version_title, version_slug, version_description, version_author, version_date, version_category_id,
    version_reading_minutes, version_first_published_at, version_updated_at, version_created_at, version__status, latest
  )
  select id, title, slug, description, author, date, category_id, reading_minutes, first_published_at, updated_at,
    created_at, 'published', true
  from (${benchPosts}) post where post.n between $1 and $2`;
