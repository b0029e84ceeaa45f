import type { Payload } from 'payload';
import pg from 'pg';
import { countedWarning } from '@/log/countedWarning';
import { env, isMigrating } from '@/env';
import { clientLimits, migrationLimits, serverLimits } from './databaseLimits';
import { isTraced } from '@/integrations/telemetry/spans';
import { notePool } from './openedPool';
import { forgetNames, isPooled } from './pooler';
import { traceStatements } from './traceStatements';

const idleTimeoutMillis = 30_000;

/**
 * The site's connections. One that is lost (PostgreSQL restarts, a failover, a transaction that was idle for too long)
 * fails whatever used it and is replaced by the next one that is asked for; it never ends the process. The pool listens
 * to connections that nobody uses; to the others we do.
 */
export function openPool(connectionString: string, logger: Payload['logger']): pg.Pool {
  const pool = new pg.Pool({
    connectionString,
    max: env.DATABASE_POOL_SIZE,
    idleTimeoutMillis,
    ...(isMigrating ? migrationLimits : { ...clientLimits, ...(isPooled ? {} : serverLimits) }),
  });
  const warn = countedWarning((reason, further) =>
    logger.warn(
      further === 0
        ? `Database connection lost: ${reason}`
        : `Database connections lost: ${further} more within half a minute, the last: ${reason}`,
    ),
  );
  /** A connection can be lost in more than one way at once; it counts once. */
  const lost = new WeakSet<pg.PoolClient>();
  const note = (error: Error, client: pg.PoolClient) => {
    if (lost.has(client)) return;
    lost.add(client);
    warn(error.message);
  };
  pool.on('connect', (client) => {
    client.on('error', (error) => note(error, client));
    if (isPooled) forgetNames(client);
  });
  pool.on('error', note);
  if (isTraced()) traceStatements(pool);
  notePool(pool);
  return pool;
}
