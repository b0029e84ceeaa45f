import pg from 'pg';
import { isPooled } from './pooler';

/**
 * Opens a pool of one connection apart from the site's, on first use: for statements that must get through when the
 * site's pool is exhausted. With a pooler or after a reconnect, each statement may get a different connection.
 * @param patienceMs timeout for connecting and for each query
 */
export function openOwnPool(
  connectionString: string,
  { patienceMs, ...options }: { patienceMs: number; idleTimeoutMillis?: number },
): pg.Pool {
  const pool = new pg.Pool({
    connectionString,
    max: 1,
    connectionTimeoutMillis: patienceMs,
    query_timeout: patienceMs,
    // PostgreSQL doesn't notice a client that gave up while its statement waits for a lock.
    ...(isPooled ? {} : { statement_timeout: patienceMs, lock_timeout: patienceMs }),
    keepAlive: true,
    allowExitOnIdle: true,
    ...options,
  });
  // A lost connection is replaced on next use; the query that used it fails.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}
