/** Catalog queries about the application's tables: all tables of the connection's current schema. */

/** @typedef {import('pg').Client} Client */

/**
 * @param {Client} client
 * @returns {Promise<import('./archiveFormat.mjs').TableShape[]>} by name
 */
export async function listTables(client) {
  const { rows } = await client.query(`
    select c.relname as name,
      array_agg(a.attname::text order by a.attnum) filter (where a.attgenerated = '') as columns
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relkind in ('r', 'p') and not c.relispartition and c.relnamespace = current_schema()::regnamespace
    group by c.relname order by c.relname`);
  return rows;
}

/**
 * @param {Client} client
 * @returns {Promise<Record<string, string>>} next value of each sequence, by name
 */
export async function readSequences(client) {
  const { rows } = await client.query(
    'select sequencename as name, increment_by from pg_sequences where schemaname = current_schema() order by 1',
  );
  /** @type {Record<string, string>} */
  const next = {};
  for (const { name, increment_by: step } of rows) {
    const { rows: state } = await client.query(
      `select (last_value + case when is_called then $1::bigint else 0 end)::text as next from ${client.escapeIdentifier(name)}`,
      [step],
    );
    next[name] = state[0].next;
  }
  return next;
}

/**
 * @param {Client} client
 * @returns {Promise<{ table: string, name: string, definition: string }[]>} names are quoted for SQL
 */
export async function listForeignKeys(client) {
  const { rows } = await client.query(`
    select conrelid::regclass::text as table, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
    from pg_constraint where contype = 'f' and connamespace = current_schema()::regnamespace and conparentid = 0`);
  return rows;
}

/**
 * @param {Client} client
 * @returns {Promise<string | undefined>} the first table with rows; ignores the table of migrations
 */
export async function findFilledTable(client) {
  for (const { name } of await listTables(client)) {
    if (name === 'payload_migrations') continue;
    if ((await client.query(`select from ${client.escapeIdentifier(name)} limit 1`)).rowCount) return name;
  }
  return undefined;
}

/**
 * Drops all objects of the application except extensions, to restore an archive of another release.
 * @param {Client} client
 */
export async function dropEverything(client) {
  const { rows } = await client.query(`
    with own as (select oid as schema from pg_namespace where nspname = current_schema()),
    free(class, oid, kind, name) as (
      select 'pg_class'::regclass, c.oid, 'table', c.oid::regclass::text from pg_class c, own
        where relnamespace = schema and relkind in ('r', 'p')
      union all select 'pg_type'::regclass, t.oid, 'type', t.oid::regtype::text from pg_type t, own
        where typnamespace = schema and typtype in ('e', 'd')
      union all select 'pg_proc'::regclass, p.oid, 'function', p.oid::regprocedure::text from pg_proc p, own
        where pronamespace = schema and prokind = 'f')
    select kind, name from free where not exists
      (select from pg_depend d where d.classid = class and d.objid = free.oid and d.deptype = 'e')`);
  for (const { kind, name } of rows) await client.query(`drop ${kind} if exists ${name} cascade`);
}
