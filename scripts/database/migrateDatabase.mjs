/**
 * Migrates the database and ensures that there is an administrator. Starting Payload takes seconds, so it is only done
 * when something is missing.
 */
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { findUnfitMigration } from '../../src/database/unfitMigration.mjs';
import { announce, announceStep } from '../steps/announce.mjs';
import { projectRoot } from '../steps/projectPaths.mjs';
import { runPayload } from '../steps/runPayload.mjs';
import { StartFailure } from '../steps/StartFailure.mjs';
import { withConnection } from './connectDatabase.mjs';
import { listAppliedMigrations } from './listAppliedMigrations.mjs';

/** Advisory lock that serializes migrations, also across machines. An arbitrary fixed number. */
export const MIGRATION_LOCK = 7_316_402;

/**
 * @typedef {object} FirstAdmin
 * @property {string} email
 * @property {string} [generatedPassword] only when none was configured
 * @property {true} [isInvited] by mail, instead of a password
 */

/**
 * @param {string} databaseUrl URL that the application uses
 * @param {object} options
 * @param {NodeJS.Dict<string>} options.env the application's settings; with a pooler, DATABASE_DIRECT_URL
 * @param {AbortSignal} [options.signal]
 * @returns {Promise<FirstAdmin | undefined>} the administrator, if this call created one
 * @throws {StartFailure} when the database is newer than this code can use, or a migration fails
 */
export function migrateDatabase(databaseUrl, { env, signal }) {
  const directUrl = env.DATABASE_DIRECT_URL || databaseUrl;
  return withConnection(directUrl, async (client) => {
    if (await isPrepared(client)) return undefined;
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    if (await isPrepared(client)) return undefined;
    announce('Preparing the database ...');
    return announceStep('Database prepared', () =>
      runPrepareDatabase({ ...env, DATABASE_URL: directUrl, DATABASE_DIRECT_URL: '' }, { signal }),
    );
  });
}

/**
 * Migrates a new database without creating an administrator.
 * @param {NodeJS.Dict<string>} env the application's settings with DATABASE_URL
 */
export async function migrateEmptyDatabase(env) {
  await runPrepareDatabase(env, { args: ['without-admin'] });
}

/**
 * Applies the given migrations that are pending, and nothing else. The caller holds `MIGRATION_LOCK`.
 * @param {string[]} names
 * @param {NodeJS.Dict<string>} env the application's settings with DATABASE_URL
 * @param {AbortSignal} [signal]
 */
export async function migrateTo(names, env, signal) {
  const applied = await withConnection(env.DATABASE_URL ?? '', listAppliedMigrations);
  if (names.every((name) => applied.includes(name))) return;
  await runPrepareDatabase(env, { args: ['without-admin', `only=${names.join(',')}`], signal });
}

/**
 * Ensures that the database has exactly the migrations of this code, for commands that don't migrate.
 * @param {string} databaseUrl
 * @throws {StartFailure} otherwise
 */
export async function requireMigrations(databaseUrl) {
  const { applied, known } = await withConnection(databaseUrl, compareMigrations);
  const missing = known.filter((name) => !applied.includes(name));
  if (missing.length === 0) return;
  throw new StartFailure(
    `The database lacks ${missing.length} of the ${known.length} migrations of this code: npm run migrate.`,
  );
}

/**
 * @param {import('pg').Client} client
 * @returns {Promise<{ applied: string[], known: string[] }>} migrations of the database and of this release
 * @throws {StartFailure} when the database is newer than this code can use
 */
async function compareMigrations(client) {
  const applied = await listAppliedMigrations(client);
  const known = knownMigrations();
  const unfit = findUnfitMigration(applied, known);
  if (unfit === undefined) return { applied, known };
  throw new StartFailure(
    `The database is newer than this code: the migration ${unfit} took away what it needs. ` +
      'Update the checkout, or use another database.',
  );
}

/**
 * @param {import('pg').Client} client
 * @returns {Promise<boolean>} whether every migration has run and there is a user
 */
async function isPrepared(client) {
  const { applied, known } = await compareMigrations(client);
  if (known.length === 0 || !known.every((name) => applied.includes(name))) return false;
  const newer = applied.findLast((name) => !known.includes(name));
  if (newer) announce(`The database has ${newer} of a newer release already; this one goes on beside it.`);
  return (await client.query('select from users limit 1')).rowCount === 1;
}

/** @returns {string[]} names of this release's migrations, in order */
export function knownMigrations() {
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
