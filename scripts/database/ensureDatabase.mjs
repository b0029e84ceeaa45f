/** Ensures that the database exists. Its tables are created by the migrations. */
import { ConnectionFailure, UNKNOWN_DATABASE, withConnection } from './connectDatabase.mjs';
import { StartFailure } from '../steps/StartFailure.mjs';

/** Role that owns the application's databases on our own servers, and nothing else. */
export const APPLICATION_ROLE = 'ai_advisory';

/** Name of the site's database on our own server. */
export const SITE_DATABASE = 'ai_advisory';

/**
 * Ensures the application's role and database on our own server.
 * @param {string} ownerUrl URL of the server's maintenance database for the superuser
 * @param {string} password of the application's role
 * @param {string} name of the database: an identifier that needs no quoting
 * @returns {Promise<string>} URL for the application
 */
export async function ensureOwnDatabase(ownerUrl, password, name) {
  await withConnection(ownerUrl, async (client) => {
    const isMissing = async (/** @type {string} */ query, /** @type {string} */ wanted) =>
      (await client.query(query, [wanted])).rowCount === 0;
    if (await isMissing('select from pg_roles where rolname = $1', APPLICATION_ROLE)) {
      await client.query(`create role ${APPLICATION_ROLE} login password ${client.escapeLiteral(password)}`);
    }
    if (await isMissing('select from pg_database where datname = $1', name)) {
      await client.query(`create database ${name} owner ${APPLICATION_ROLE}`);
    }
  });
  const url = new URL(ownerUrl);
  url.username = APPLICATION_ROLE;
  url.password = password;
  url.pathname = name;
  return url.href;
}

/**
 * Checks the connection to a configured server, and creates the database if the role may do so.
 * @param {string} url
 * @throws {StartFailure} when the server can't be reached, refuses the connection, or the database is missing
 */
export async function ensureForeignDatabase(url) {
  try {
    await withConnection(url, async (client) => client.query('select 1'));
  } catch (error) {
    if (!(error instanceof ConnectionFailure) || error.code !== UNKNOWN_DATABASE) throw error;
    await createDatabase(url, error.message);
  }
}

/**
 * @param {string} url
 * @param {string} finding message for the case that the database can't be created
 */
async function createDatabase(url, finding) {
  const maintenance = new URL(url);
  const name = decodeURIComponent(maintenance.pathname.slice(1));
  maintenance.pathname = 'postgres';
  try {
    await withConnection(maintenance.href, (client) =>
      client.query(`create database ${client.escapeIdentifier(name)}`),
    );
  } catch {
    throw new StartFailure(`${finding} Create it, or correct DATABASE_URL.`);
  }
}
