import pg from 'pg';
import { isPooled } from './pooler';

/**
 * One connection apart from the site's, opened when it is first used: for what must get through when all others are taken.
 * With a pooler, or after a loss, each statement may have another one.
 * @param patienceMs for each of connecting and asking
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
    // The server doesn't notice that somebody gave up while their statement waits for a lock.
    ...(isPooled ? {} : { statement_timeout: patienceMs, lock_timeout: patienceMs }),
    keepAlive: true,
    allowExitOnIdle: true,
    ...options,
  });
  // A connection that is lost is replaced by the next one; what used it fails.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}
