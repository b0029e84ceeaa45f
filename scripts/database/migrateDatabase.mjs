/**
 * Brings the tables up to the code and sees to it that there is an administrator. Starting Payload for that
 * takes seconds, so it is only done when there is something to do.
 */
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { announce, announceStep } from '../steps/announce.mjs';
import { projectRoot } from '../steps/projectPaths.mjs';
import { runPayload } from '../steps/runPayload.mjs';
import { StartFailure } from '../steps/StartFailure.mjs';
import { withConnection } from './connectDatabase.mjs';

/** Held while one process migrates; a second one, perhaps on another machine, waits. Any fixed number does. */
const MIGRATION_LOCK = 7_316_402;

/**
 * @typedef {object} FirstAdmin
 * @property {string} email
 * @property {string} [generatedPassword] only when none was configured
 */

/**
 * @param {string} databaseUrl
 * @param {object} options
 * @param {NodeJS.Dict<string>} options.env the application's settings
 * @param {AbortSignal} [options.signal]
 * @returns {Promise<FirstAdmin | undefined>} the administrator, if one was created just now
 * @throws {StartFailure} when the database is newer than the code, or a migration fails
 */
export function migrateDatabase(databaseUrl, { env, signal }) {
  return withConnection(databaseUrl, async (client) => {
    if (await isPrepared(client)) return undefined;
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    if (await isPrepared(client)) return undefined;
    announce('Preparing the database ...');
    return announceStep('Database prepared', () => runPrepareDatabase(env, { signal }));
  });
}

/**
 * Migrates a new database and leaves it without users.
 * @param {NodeJS.Dict<string>} env the application's settings with DATABASE_URL
 */
export async function migrateEmptyDatabase(env) {
  await runPrepareDatabase(env, { args: ['without-admin'] });
}

/**
 * @param {import('pg').Client} client
 * @returns {Promise<boolean>} whether every migration has run and there is a user
 */
async function isPrepared(client) {
  const applied = await appliedMigrations(client);
  const known = knownMigrations();
  const foreign = applied.filter((name) => !known.includes(name));
  if (foreign.length > 0) {
    throw new StartFailure(
      `The database is newer than this code: it has the migration ${foreign.at(-1)}, which is unknown here. ` +
        'Update the checkout, or use another database.',
    );
  }
  if (applied.length < known.length || known.length === 0) return false;
  return (await client.query('select from users limit 1')).rowCount === 1;
}

/** @param {import('pg').Client} client */
async function appliedMigrations(client) {
  const { rows } = await client.query("select to_regclass('payload_migrations') is not null as exists");
  if (!rows[0].exists) return [];
  const applied = await client.query('select name from payload_migrations order by id');
  return applied.rows.map((row) => String(row.name));
}

function knownMigrations() {
  const directory = path.join(projectRoot, 'src', 'migrations');
  const files = readdirSync(directory).filter((file) => file.endsWith('.ts') && file !== 'index.ts');
  return files.map((file) => path.basename(file, '.ts')).sort();
}

/**
 * @param {NodeJS.Dict<string>} env
 * @param {{ signal?: AbortSignal, args?: string[] }} options
 */
async function runPrepareDatabase(env, { signal, args = [] }) {
  const { exitCode, output, messages } = await runPayload(['run', 'scripts/prepareDatabase.ts', ...args], {
    env: { ...env, PAYLOAD_MIGRATING: 'true' },
    signal,
  });
  const result = /** @type {{ failure?: string, firstAdmin?: FirstAdmin } | undefined} */ (messages.at(-1));
  if (exitCode === 0 && result && !result.failure) return result.firstAdmin;
  if (!result && !signal?.aborted) console.error(output);
  throw new StartFailure(
    `The database could not be prepared: ${result?.failure ?? 'a migration failed (see above).'}`,
  );
}
