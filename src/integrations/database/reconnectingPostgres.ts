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
 * The site's connections. One that is lost (PostgreSQL restarts, a failover, a transaction that was idle for too long)
 * fails whatever used it and is replaced by the next one that is asked for; it never ends the process. The pool listens
 * to connections that nobody uses; to the others we do.
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
  /** A connection can be lost in more than one way at once; it counts once. */
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
 * Commits the transaction of that name; one that has ended already is left alone.
 * @throws when the database did not confirm it
 */
async function commitTransaction(
  this: PostgresAdapter,
  name: number | string | Promise<number | string>,
): Promise<void> {
  const id = String(await name);
  const session = this.sessions[id];
  if (!session) return;
  // First, so that nothing more is written into a transaction that is ending.
  delete this.sessions[id];
  await session.resolve();
}

interface HealingPostgresOptions {
  connectionString: string;
  migrationDir: string;
}

/**
 * Payload's PostgreSQL adapter with connections that may be lost at any time. Given a pool, it doesn't make its own, of
 * which it would keep a connection for itself, and one more each time that one is lost.
 */
export function reconnectingPostgres({ connectionString, migrationDir }: HealingPostgresOptions) {
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
