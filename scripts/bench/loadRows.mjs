/** Bulk rows for benchmarks. Bypasses hooks on purpose: inserting thousands of rows must be fast. */

/**
 * Inserts accounts with three analyses each. Their passwords are unusable.
 * @param {import('pg').Client} client
 * @param {number} from
 * @param {number} to
 */
export async function loadAccounts(client, from, to) {
  await client.query(insertAccounts, [from, to]);
  await client.query(insertAnalyses, [from, to]);
  await client.query('vacuum analyze users, user_reports, analyses, account_removals');
}

/**
 * Inserts published posts, one hour apart, with a body of about 400 words.
 * @param {import('pg').Client} client
 * @param {number} from
 * @param {number} to
 */
export async function loadPosts(client, from, to) {
  await client.query(insertPosts, [from, to, vocabulary.split(' ')]);
  await client.query(insertSearchWords);
  await client.query(insertVersions);
  await client.query('vacuum analyze posts, _posts_v, posts_search');
}

/** Names are as varied as real ones. All email addresses have the same ending, so that one search finds everybody. */
const insertAccounts = `
  insert into users (name, email, company, role, report_limit, hash, salt, created_at, updated_at)
  select 'Person ' || left(md5(n::text), 8), 'size-' || md5(n::text) || '@example.test',
    initcap(right(md5(n::text), 6)) || ' Works', 'client', 3, 'x', 'x', now() - n * interval '1 minute', now()
  from generate_series($1::int, $2::int) n`;

const insertAnalyses = `
  insert into analyses (
    owner_id, list_name, industry, goals, departments, department_tasks, bottlenecks, data_types, current_ai_usage,
    customer_insights, monetization, ai_readiness, engine_version, opportunities, created_at
  )
  select users.id, 'Plan ' || place, 'Retail', 'More with the same team', '["Sales"]', '{}', 'x', '["CRM"]', 'no', 'no',
    'no', 'beginner', '1', '[]', now() - place * interval '1 hour'
  from generate_series($1::int, $2::int) n
  join users on email = 'size-' || md5(n::text) || '@example.test', generate_series(1, 3) place`;

const vocabulary =
  'invoice quote order client report meeting schedule payroll contract claim ticket email call form record price hour week';

/** Picks words by multiplication with primes: deterministic, but in a different order in each post. */
const insertPosts = `
  insert into posts (title, slug, description, author, date, body, reading_minutes, first_published_at, _status)
  select 'Bench post ' || n, 'bench-post-' || n, 'About ' || left(text, 60) || '.', 'AI Advisory Team',
    now() - n * interval '1 hour',
    jsonb_build_object('root', jsonb_build_object('type', 'root', 'children', jsonb_build_array(
      jsonb_build_object('type', 'paragraph', 'children', jsonb_build_array(
        jsonb_build_object('type', 'text', 'format', 0, 'text', text)))))),
    2, now(), 'published'
  from (
    select n, (
      select string_agg(($3::text[])[1 + (n * 31 + word * 17 + word * word) % cardinality($3::text[])], ' ')
      from generate_series(1, 400) word
    ) as text
    from generate_series($1::int, $2::int) n
  ) texts`;

const insertSearchWords = `
  insert into posts_search (post_id, date, words, tag_slugs)
  select id, date, post_search_words(lower(title), '', lower(description), body #>> '{root,children,0,children,0,text}'), '{}'
  from posts where slug like 'bench-post-%' and id not in (select post_id from posts_search)`;

/** The admin reads posts from the versions table. */
const insertVersions = `
  insert into _posts_v (
    parent_id, version_title, version_slug, version_description, version_author, version_date,
    version_reading_minutes, version_first_published_at, version_updated_at, version_created_at, version__status, latest
  )
  select id, title, slug, description, author, date, reading_minutes, first_published_at, updated_at, created_at,
    'published', true
  from posts where slug like 'bench-post-%' and id not in (select parent_id from _posts_v where parent_id is not null)`;
