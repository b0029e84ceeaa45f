/** Database connections of the commands. Failures are reported in one line that never contains the password. */
import { StartFailure } from '../steps/StartFailure.mjs';

const CONNECT_TIMEOUT_MS = 5_000;
/** PostgreSQL's maximum. Setting it at all detects a transaction pooler, which rejects startup parameters. */
const LONGEST_STATEMENT_MS = 2 ** 31 - 1;

/** PostgreSQL's error codes: https://www.postgresql.org/docs/17/errcodes-appendix.html */
export const UNKNOWN_DATABASE = '3D000';
const WRONG_PASSWORD = '28P01';
const NOT_LET_IN = '28000';

/**
 * @template T
 * @param {string} url
 * @param {(client: import('pg').Client) => Promise<T>} work
 * @returns {Promise<T>}
 * @throws {StartFailure} when the server can't be reached or refuses the connection
 */
export async function withConnection(url, work) {
  // Imported here because the packages may not be installed when this file is loaded.
  const { default: pg } = await import('pg');
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    statement_timeout: LONGEST_STATEMENT_MS,
  });
  // If the server goes away while the connection is idle, the next query fails.
  client.on('error', () => {});
  try {
    await client.connect();
  } catch (error) {
    throw connectionFailure(error, client);
  }
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** A refused connection with its error code, for callers that handle some codes. */
export class ConnectionFailure extends StartFailure {
  /**
   * @param {string} message
   * @param {string | undefined} code
   */
  constructor(message, code) {
    super(message);
    this.code = code;
  }
}

/**
 * @param {unknown} error
 * @param {{ host: string, port: number, database?: string }} client
 */
function connectionFailure(error, { host, port, database }) {
  const { code, message } = /** @type {NodeJS.ErrnoException} */ (error);
  const server = `PostgreSQL at ${host}:${port}`;
  if (code === UNKNOWN_DATABASE)
    return new ConnectionFailure(`${server} has no database "${database}".`, code);
  if (code === WRONG_PASSWORD || code === NOT_LET_IN) {
    return new ConnectionFailure(
      `${server} refuses the user or password in DATABASE_URL. Please correct it.`,
      code,
    );
  }
  if (message.startsWith('unsupported startup parameter')) {
    return new ConnectionFailure(
      `${server} is a pooler. Set DATABASE_DIRECT_URL to the address of the database server behind it.`,
      code,
    );
  }
  const reason = code ?? message.replace(/\s+/g, ' ');
  return new ConnectionFailure(
    `Cannot reach ${server} (${reason}). Start that server or correct DATABASE_URL; ` +
      'without DATABASE_URL the bundled database is used.',
    code,
  );
}
