import { postgresAdapter, type PostgresAdapter } from '@payloadcms/db-postgres';
import type { Payload } from 'payload';
import pg from 'pg';
import { env, isMigrating } from '@/env';
import { isTraced } from '@/integrations/telemetry/spans';
import { countedWarning } from '@/log/countedWarning';
import { beginTransaction } from './beginTransaction';
import { clientLimits, migrationLimits, serverLimits } from './databaseLimits';
import { registerPool } from './openedPool';
import { disableStatementNames, isPooled } from './pooler';
import { traceStatements } from './traceStatements';

const idleTimeoutMillis = 30_000;

/**
 * Opens the site's pool. A lost connection (restart, failover, idle transaction timeout) fails the query that used it
 * and is replaced on next use; it never ends the process. pg listens for errors of idle connections only, so we
 * listen on the others.
 */
function openPool(connectionString: string, logger: Payload['logger']): pg.Pool {
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
  /** A lost connection can emit several errors; count it once. */
  const lost = new WeakSet<pg.PoolClient>();
  const note = (error: Error, client: pg.PoolClient) => {
    if (lost.has(client)) return;
    lost.add(client);
    warn(error.message);
  };
  pool.on('connect', (client) => {
    client.on('error', (error) => note(error, client));
    if (isPooled) disableStatementNames(client);
  });
  pool.on('error', note);
  if (isTraced()) traceStatements(pool);
  registerPool(pool);
  return pool;
}

/**
 * Commits the transaction with this id; does nothing if it has already ended.
 * @throws if the database didn't confirm the commit
 */
async function commitTransaction(
  this: PostgresAdapter,
  name: number | string | Promise<number | string>,
): Promise<void> {
  const id = String(await name);
  const session = this.sessions[id];
  if (!session) return;
  // First, so that no other write joins a transaction that is ending.
  delete this.sessions[id];
  await session.resolve();
}

interface ReconnectingPostgresOptions {
  connectionString: string;
  migrationDir: string;
}

/**
 * Payload's PostgreSQL adapter with a pool that survives lost connections. Given a pool, Payload doesn't create its
 * own, of which it would occupy one connection permanently and another after each loss.
 */
export function reconnectingPostgres({ connectionString, migrationDir }: ReconnectingPostgresOptions) {
  const { init, ...rest } = postgresAdapter({ pool: { connectionString }, push: false, migrationDir });
  return {
    ...rest,
    init: (args: Parameters<typeof init>[0]) => {
      const adapter = init(args);
      return Object.assign(adapter, {
        pool: openPool(connectionString, args.payload.logger),
        beginTransaction,
        commitTransaction,
      });
    },
  };
}
