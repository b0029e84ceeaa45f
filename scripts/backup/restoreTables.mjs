import { listForeignKeys, listTables } from './databaseShape.mjs';

/** @typedef {import('pg').Client} Client */

/**
 * Truncates all tables, runs `fill`, and validates all foreign keys, within the caller's transaction. Meanwhile foreign
 * keys are dropped, so that table order and circular references don't matter, and user triggers are disabled, so that
 * their counters don't count twice. Unlike `session_replication_role`, this needs only ownership of the tables.
 * @param {Client} client
 * @param {() => Promise<void>} fill
 */
export async function inEmptyTables(client, fill) {
  const tables = (await listTables(client)).map(({ name }) => client.escapeIdentifier(name));
  const keys = await listForeignKeys(client);
  for (const { table, name } of keys) await client.query(`alter table ${table} drop constraint ${name}`);
  for (const table of tables) await client.query(`alter table ${table} disable trigger user`);
  await client.query(`truncate ${tables.join(', ')}`);
  await fill();
  for (const { table, name, definition } of keys) {
    await client.query(`alter table ${table} add constraint ${name} ${definition}`);
  }
  for (const table of tables) await client.query(`alter table ${table} enable trigger user`);
}

/**
 * Sets the next value of each sequence. Unlike `setval`, `alter sequence … restart` is transactional.
 * @param {Client} client
 * @param {Record<string, string>} next by name
 */
export async function restoreSequences(client, next) {
  for (const [name, number] of Object.entries(next)) {
    await client.query(`alter sequence ${client.escapeIdentifier(name)} restart with ${BigInt(number)}`);
  }
}
