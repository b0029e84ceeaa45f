/** Accounts and analyses by the thousand, written past the site: what counts is that they are there. */

const analysesPerAccount = 3;
/** The order for the search is built faster when the rows are there. */
const searchIndexes = ['users_search_idx'];
/** Nobody signs in to them. */
const noPassword = 'x';

/**
 * Brings the accounts of this bench to `count`, with three short analyses each.
 * @param {import('pg').Client} client
 * @param {number} count
 */
export async function loadAccounts(client, count) {
  const { rows } = await client.query(
    "select count(*)::int as there from users where email like 'size-%@example.test'",
  );
  const from = rows[0].there + 1;
  await client.query('begin');
  const definitions = await dropIndexes(client);
  await client.query(insertAccounts, [from, count, noPassword]);
  await client.query(insertAnalyses, [from, count, analysesPerAccount]);
  for (const definition of definitions) await client.query(definition);
  await client.query('commit');
  // As the database does by itself after a while; what one transaction has changed so often, it doesn't finish at once.
  await client.query('vacuum user_reports');
  await client.query('vacuum analyze users, user_reports, analyses, account_removals');
}

/**
 * Brings one account to `count` analyses as the engine makes them.
 * @param {import('pg').Client} client
 * @param {number} owner
 * @param {number} count
 */
export async function loadOwnAnalyses(client, owner, count) {
  const { rows } = await client.query('select count(*)::int as there from analyses where owner_id = $1', [
    owner,
  ]);
  await client.query(insertOwnAnalyses, [owner, count - rows[0].there]);
  await client.query('vacuum analyze analyses');
}

/**
 * @param {import('pg').Client} client
 * @returns {Promise<string[]>} how to make them again
 */
async function dropIndexes(client) {
  const { rows } = await client.query(
    'select indexname, indexdef from pg_indexes where indexname = any($1::text[])',
    [searchIndexes],
  );
  for (const { indexname } of rows) await client.query(`drop index "${indexname}"`);
  return rows.map(({ indexdef }) => indexdef);
}

/** Names are as varied as real ones; the address of each ends alike, so that one search finds everybody. */
const insertAccounts = `
  insert into users (name, email, company, role, report_limit, hash, salt, created_at, updated_at)
  select 'Person ' || left(md5(n::text), 8), 'size-' || md5(n::text) || '@example.test',
    initcap(right(md5(n::text), 6)) || ' Works', 'client', 3, $3, $3,
    now() - (100000 + n) * interval '1 minute', now()
  from generate_series($1::int, $2::int) n`;

const analysisColumns = `owner_id, list_name, industry, goals, departments, department_tasks, bottlenecks, data_types,
  current_ai_usage, customer_insights, monetization, ai_readiness, engine_version, opportunities, created_at`;
const commonAnswers = `'More with the same team', '["Sales"]', '{}', 'x', '["CRM"]', 'no', 'no', 'no', 'beginner', '1'`;

const insertAnalyses = `
  insert into analyses (${analysisColumns})
  select id, 'Plan', 'Retail', ${commonAnswers}, '[]', created_at + place * interval '1 day'
  from generate_series($1::int, $2::int) n
  join users on email = 'size-' || md5(n::text) || '@example.test', generate_series(1, $3::int) place`;

/** Twenty opportunities of some 400 characters each. */
const insertOwnAnalyses = `
  insert into analyses (${analysisColumns})
  select $1::int, 'Plan ' || n, 'Retail', ${commonAnswers}, (
      select jsonb_agg(jsonb_build_object(
        'id', 'opportunity-' || place, 'name', 'Opportunity ' || md5((n * place)::text), 'department', 'Sales',
        'description', repeat(md5((n + place)::text) || ' ', 4), 'phase', 1 + place % 4, 'complexity', 'Medium',
        'taskRelated', true, 'taskName', 'Task ' || place, 'rationale', md5(place::text),
        'roiModel', jsonb_build_object('savedHours', place * 10, 'calculatedSavings', place * 500,
          'assumptions', repeat(md5((n - place)::text) || ' ', 4))))
      from generate_series(1, 20) place
    ), now() - n * interval '1 hour'
  from generate_series(1, $2::int) n`;
