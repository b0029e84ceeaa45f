import { listForeignKeys, listTables } from './databaseShape.mjs';

/** @typedef {import('pg').Client} Client */

/**
 * Empties all tables, has them filled, and proves that what belongs together still does, all within the transaction that
 * the caller has begun. Foreign keys and triggers are taken away meanwhile: the order of the tables doesn't matter then, nor
 * that some refer to each other in a circle, nothing is counted twice, and the owner of the tables may do it.
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
 * Lets each sequence go on where it was; unlike `setval`, this is taken back with the transaction.
 * @param {Client} client
 * @param {Record<string, string>} next by name
 */
export async function restoreSequences(client, next) {
  for (const [name, number] of Object.entries(next)) {
    await client.query(`alter sequence ${client.escapeIdentifier(name)} restart with ${BigInt(number)}`);
  }
}
