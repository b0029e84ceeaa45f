/**
 * @param {import('pg').Client} client
 * @returns {Promise<string[]>} names of the applied migrations, in order
 */
export async function listAppliedMigrations(client) {
  const { rows } = await client.query("select to_regclass('payload_migrations') is not null as exists");
  if (!rows[0].exists) return [];
  const applied = await client.query('select name from payload_migrations order by name');
  return applied.rows.map((row) => String(row.name));
}
