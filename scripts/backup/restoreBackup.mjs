import { withConnection } from '../database/connectDatabase.mjs';
import { listAppliedMigrations } from '../database/listAppliedMigrations.mjs';
import { knownMigrations, MIGRATION_LOCK, migrateTo } from '../database/migrateDatabase.mjs';
import { StartFailure } from '../steps/StartFailure.mjs';
import { picturePrefix, tablePrefix, textSettings } from './archiveFormat.mjs';
import { dropEverything, findFilledTable } from './databaseShape.mjs';
import { PictureExchange } from './PictureExchange.mjs';
import { archiveEntries, checkArchive } from './readArchive.mjs';
import { inEmptyTables, restoreSequences } from './restoreTables.mjs';
import { TablesFiller } from './TablesFiller.mjs';

/**
 * @typedef {import('./archiveFormat.mjs').About} About
 * @typedef {import('./archiveFormat.mjs').Manifest} Manifest
 *
 * @typedef {object} RestoreOptions
 * @property {string} databaseUrl
 * @property {import('../../src/integrations/storage/imageStorage.mjs').PicturePlace} place destination of the images
 * @property {string} file
 * @property {boolean} replaces whether existing data may be overwritten
 * @property {NodeJS.Dict<string>} env the application's settings, for its migrations
 * @property {AbortSignal} [signal]
 */

/** Not restored: the state that the restore replaces may have issued their tokens. Everybody signs in again. */
const SESSIONS = 'sessions';

/** A running site locks rows only briefly; a longer wait means that some process has to be stopped first. */
const LOCK_TIMEOUT = '15s';

/**
 * Restores database and images. Verifies the whole archive before anything changes. Creates the tables with the
 * migrations of the archive's release, loads them in one transaction (except sessions, which all end), then runs the
 * remaining migrations of this release.
 * @param {RestoreOptions} options
 * @returns {Promise<{ about: About, rows: number, pictures: number }>}
 * @throws {StartFailure} for an archive that is damaged or newer than this code, and for a destination with data unless
 *   `replaces`
 */
export async function restoreBackup(options) {
  const { databaseUrl, place, file, env, signal } = options;
  const { about, manifest } = await checkArchive(file);
  refuseNewer(about);
  // `databaseUrl` is a direct connection: a pooler's limits are meant for requests, not for migrations.
  const migrating = { ...env, DATABASE_URL: databaseUrl, DATABASE_DIRECT_URL: '' };
  return withConnection(databaseUrl, async (client) => {
    // A site that starts now waits for this lock before it migrates.
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    const former = await place.names();
    if (!options.replaces) await refuseFilled(client, former, place.words);
    const applied = await listAppliedMigrations(client);
    if (applied.join() !== about.migrations.join()) {
      await inTransaction(client, () => dropEverything(client));
      await migrateTo(about.migrations, migrating, signal);
    }
    const pictures = new PictureExchange(place, former);
    try {
      await inTransaction(client, () => fill(client, { file, about, manifest, pictures, signal }));
    } catch (error) {
      await pictures.giveUp();
      throw error;
    }
    // The rows that reference the images are committed, even if the migrations below fail.
    await pictures.finish();
    await migrateTo(knownMigrations(), migrating, signal);
    const rows = Object.entries(manifest.tables).reduce(
      (sum, [name, table]) => sum + (name === SESSIONS ? 0 : table.rows),
      0,
    );
    return { about, rows, pictures: Object.keys(manifest.pictures).length };
  });
}

/** @param {About} about */
function refuseNewer({ migrations, appVersion }) {
  const known = knownMigrations();
  const unknown = migrations.filter((name) => !known.includes(name)).at(-1);
  if (!unknown) return;
  throw new StartFailure(
    `The archive was made by a newer release (${appVersion}): its database has the migration ${unknown}, ` +
      'which is unknown here. Update the checkout first. Nothing was changed.',
  );
}

/**
 * @param {import('pg').Client} client
 * @param {string[]} pictures
 * @param {string} place
 */
async function refuseFilled(client, pictures, place) {
  const table = await findFilledTable(client);
  const found = table
    ? `The database is not empty (there are rows in ${table})`
    : pictures.length > 0 && `There are pictures in ${place}`;
  if (found) throw new StartFailure(`${found}. With --replace they are lost for good. Nothing was changed.`);
}

/**
 * @param {import('pg').Client} client
 * @param {{ file: string, about: About, manifest: Manifest, pictures: PictureExchange, signal?: AbortSignal }} parts
 */
async function fill(client, { file, about, manifest, pictures, signal }) {
  await client.query(`set local lock_timeout = '${LOCK_TIMEOUT}'; ${textSettings}`);
  const tables = new TablesFiller(client, about, manifest);
  await inEmptyTables(client, async () => {
    for await (const { name, pieces } of archiveEntries(file)) {
      signal?.throwIfAborted();
      const table = name.startsWith(tablePrefix) && name.slice(tablePrefix.length, name.lastIndexOf('/'));
      if (table && table !== SESSIONS) {
        await tables.add(table, pieces);
      } else if (name.startsWith(picturePrefix)) {
        await pictures.add(name.slice(picturePrefix.length), pieces);
      } else for await (const piece of pieces) void piece;
    }
    await tables.finish();
  }).catch((error) => {
    tables.giveUp();
    throw error;
  });
  await restoreSequences(client, manifest.sequences);
}

/**
 * @param {import('pg').Client} client
 * @param {() => Promise<void>} work
 */
async function inTransaction(client, work) {
  await client.query('begin');
  try {
    await work();
    await client.query('commit');
  } catch (error) {
    // If the connection is lost, PostgreSQL has rolled back already.
    await client.query('rollback').catch(() => undefined);
    throw error;
  }
}
