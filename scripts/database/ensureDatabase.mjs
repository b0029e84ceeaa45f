/** Makes sure that the database itself exists; its tables are the business of the migrations. */
import { ConnectionFailure, UNKNOWN_DATABASE, withConnection } from './connectDatabase.mjs';
import { StartFailure } from '../steps/StartFailure.mjs';

/** Owns the application's databases on our own servers, and nothing else there. */
export const APPLICATION_ROLE = 'ai_advisory';

/** What the site's database is called on a server of our own. */
export const SITE_DATABASE = 'ai_advisory';

/**
 * On a server of our own: the application's role and a database of its own.
 * @param {string} ownerUrl address of the server's maintenance database, as its superuser
 * @param {string} password that the application's role gets
 * @param {string} name of the database: a word that needs no quoting
 * @returns {Promise<string>} address for the application
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
 * On a server of somebody else: checks the connection, and creates the database when that is allowed.
 * @param {string} url
 * @throws {StartFailure} when the server can't be reached, refuses, or has no such database
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
 * @param {string} finding what is wrong, for the case that we can't put it right
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
