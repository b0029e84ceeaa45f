import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { to as copyTo } from 'pg-copy-streams';
import { withConnection } from '../database/connectDatabase.mjs';
import { listAppliedMigrations } from '../database/listAppliedMigrations.mjs';
import { MIGRATION_LOCK } from '../database/migrateDatabase.mjs';
import { StartFailure } from '../steps/StartFailure.mjs';
import { ArchiveWriter, sha256 } from './ArchiveWriter.mjs';
import { entryNames, FORMAT, picturePrefix, tablePrefix, textSettings } from './archiveFormat.mjs';
import { listTables, readSequences } from './databaseShape.mjs';

/** @typedef {import('../../src/integrations/storage/imageStorage.mjs').PicturePlace} PicturePlace */

/** Size of a table part, which is buffered in memory. */
const PART_BYTES = 4 * 1024 * 1024;

/**
 * Writes database, images and version into one archive while the site may keep running. All tables are read in one
 * snapshot, and the images afterwards, so that every image that a row references is in the archive.
 * @param {object} options
 * @param {string} options.databaseUrl
 * @param {PicturePlace} options.place storage of the images
 * @param {string} options.file must not exist yet
 * @param {string} options.appVersion
 * @param {AbortSignal} [options.signal]
 * @returns {Promise<{ rows: number, pictures: number }>}
 * @throws {StartFailure} when the file exists, and during a migration or a restore
 */
export async function writeBackup({ databaseUrl, place, file, appVersion, signal }) {
  if (existsSync(file)) throw new StartFailure(`${file} exists already. Choose another name.`);
  const archive = new ArchiveWriter(file, signal);
  try {
    const { tables, pictures } = await withConnection(databaseUrl, async (client) => {
      await keepMigrationsAway(client);
      return {
        tables: await writeTables(client, archive, appVersion),
        pictures: await writePictures(place, archive),
      };
    });
    await archive.add(entryNames.manifest, asJson({ ...tables, pictures }));
    await archive.finish();
    const rows = Object.values(tables.tables).reduce((sum, table) => sum + table.rows, 0);
    return { rows, pictures: Object.keys(pictures).length };
  } catch (error) {
    await archive.giveUp();
    throw error;
  }
}

/**
 * Blocks migrations and restores until the connection ends. A table that they truncate or rewrite looks empty to an
 * older snapshot, and a restore replaces the images, too.
 * @param {import('pg').Client} client
 */
async function keepMigrationsAway(client) {
  const { rows } = await client.query('select pg_try_advisory_lock_shared($1) as "isHeld"', [MIGRATION_LOCK]);
  if (rows[0]?.isHeld) return;
  throw new StartFailure(
    'The database is being migrated or restored. Write the backup when that is done. Nothing was written.',
  );
}

/**
 * @param {import('pg').Client} client
 * @param {ArchiveWriter} archive
 * @param {string} appVersion
 * @returns {Promise<Omit<import('./archiveFormat.mjs').Manifest, 'pictures'>>}
 */
async function writeTables(client, archive, appVersion) {
  await client.query('begin isolation level repeatable read read only');
  await client.query(textSettings);
  const shapes = await listTables(client);
  const migrations = await listAppliedMigrations(client);
  if (migrations.length === 0) throw new StartFailure('The database is empty: there is nothing to back up.');
  const createdAt = new Date().toISOString();
  const about = asJson({ format: FORMAT, appVersion, createdAt, migrations, tables: shapes });
  await archive.add(entryNames.about, about);
  /** @type {import('./archiveFormat.mjs').Manifest['tables']} */
  const tables = {};
  for (const shape of shapes) tables[shape.name] = await writeTable(client, archive, shape);
  // Sequences aren't transactional: read after the rows, they are never behind them.
  const sequences = await readSequences(client);
  await client.query('commit');
  return { aboutSha256: sha256(about), tables, sequences };
}

/**
 * @param {import('pg').Client} client
 * @param {ArchiveWriter} archive
 * @param {import('./archiveFormat.mjs').TableShape} shape
 */
async function writeTable(client, archive, { name, columns }) {
  const list = columns.map((column) => client.escapeIdentifier(column)).join(', ');
  const rows = client.query(copyTo(`copy ${client.escapeIdentifier(name)} (${list}) to stdout`));
  const hash = createHash('sha256');
  /** @type {Buffer[]} */
  let held = [];
  let heldBytes = 0;
  let parts = 0;
  const writePart = async () => {
    const number = String((parts += 1)).padStart(5, '0');
    await archive.add(`${tablePrefix}${name}/${number}`, Buffer.concat(held));
    held = [];
    heldBytes = 0;
  };
  for await (const piece of rows) {
    hash.update(piece);
    held.push(piece);
    heldBytes += piece.length;
    if (heldBytes >= PART_BYTES) await writePart();
  }
  if (heldBytes > 0) await writePart();
  return { rows: rows.rowCount, sha256: hash.digest('hex') };
}

/**
 * @param {PicturePlace} place
 * @param {ArchiveWriter} archive
 */
async function writePictures(place, archive) {
  /** @type {Record<string, string>} */
  const pictures = {};
  for (const name of await place.names()) {
    // Each has a few megabytes at most. If an image has been deleted meanwhile, so has its row.
    const data = await place.read(name);
    if (!data) continue;
    pictures[name] = sha256(data);
    await archive.add(`${picturePrefix}${name}`, data);
  }
  return pictures;
}

/** @param {unknown} value */
const asJson = (value) => Buffer.from(`${JSON.stringify(value, null, 2)}\n`);
