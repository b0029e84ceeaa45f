import { findUnfitMigration } from '../../src/database/unfitMigration.mjs';
import { withConnection } from '../database/connectDatabase.mjs';
import { listAppliedMigrations } from '../database/listAppliedMigrations.mjs';
import { knownMigrations } from '../database/migrateDatabase.mjs';
import { hint, ok, wrong } from './Finding.mjs';

/** @typedef {import('./Finding.mjs').Finding} Finding */

/**
 * @param {string | undefined} databaseUrl undefined for the bundled database when it isn't running
 * @param {boolean} isOwn whether it is the bundled database
 * @returns {Promise<Finding[]>}
 */
export async function examineDatabase(databaseUrl, isOwn) {
  if (!databaseUrl) {
    return [hint('Database', 'the PostgreSQL that comes along; it is not running, npm start starts it')];
  }
  const { hostname, port, pathname } = new URL(databaseUrl);
  const place = `${isOwn ? 'the PostgreSQL that comes along' : 'DATABASE_URL'}, ${hostname}:${port || 5432}${pathname}`;
  try {
    return await withConnection(databaseUrl, async (client) => {
      const { rows } = await client.query('show server_version');
      return [
        ok('Database', `${place}, PostgreSQL ${rows[0].server_version}`),
        await examineMigrations(client),
      ];
    });
  } catch (error) {
    return [wrong('Database', error instanceof Error ? error.message : String(error))];
  }
}

/**
 * @param {import('pg').Client} client
 * @returns {Promise<Finding>}
 */
async function examineMigrations(client) {
  const applied = await listAppliedMigrations(client);
  const known = knownMigrations();
  const missing = known.filter((name) => !applied.includes(name));
  const unknown = applied.filter((name) => !known.includes(name));
  const unfit = findUnfitMigration(applied, known);
  if (unfit) return wrong('Migrations', `${unfit} of a newer release took away what this one needs`);
  if (missing.length > 0) {
    return wrong('Migrations', `${missing.length} of ${known.length} are missing: npm run migrate`);
  }
  if (unknown.length > 0) return hint('Migrations', `all there, and ${unknown.length} of a newer release`);
  return ok('Migrations', `all ${known.length} are there`);
}
