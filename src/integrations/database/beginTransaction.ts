import { randomUUID } from 'node:crypto';
import type { PostgresAdapter } from '@payloadcms/db-postgres';
import { NodePgSession, NodePgTransaction } from 'drizzle-orm/node-postgres';
import { PgDialect, type PgTransactionConfig } from 'drizzle-orm/pg-core';
import type { PoolClient } from 'pg';
import { transactionLimits } from './pooler';

const dialect = new PgDialect();

/**
 * Begins a transaction on a connection of its own and answers the name under which Payload finds it. Payload's own way
 * keeps the connection for good when the beginning fails, and takes a commit that failed for one that worked: then a
 * client is told of an analysis that doesn't exist.
 * @throws what the pool or the database says
 */
export async function beginTransaction(this: PostgresAdapter, config?: PgTransactionConfig): Promise<string> {
  const client = await this.pool.connect();
  const release = releaseOnce(client);
  const { transaction, begin } = openTransaction(this, client, config);
  try {
    await begin();
  } catch (error) {
    release(true);
    throw error;
  }
  const id = randomUUID();
  const session = {
    db: transaction,
    resolve: () => commit(client, release),
    reject: () => rollBack(client, release),
    // For statements of our own (`connectionOf` in src/database).
    connection: client,
  };
  this.sessions[id] = session;
  return id;
}

type Release = (isBroken: boolean) => void;

/**
 * Gives a connection back to the pool, also when it is lost while the transaction is open. Payload ends no transaction in which
 * it could not change a job: the database does, after `idle_in_transaction_session_timeout`.
 */
function releaseOnce(client: PoolClient): Release {
  let isReleased = false;
  const release = (isBroken: boolean): void => {
    if (isReleased) return;
    isReleased = true;
    client.off('error', onLost);
    client.release(isBroken);
  };
  const onLost = () => release(true);
  client.on('error', onLost);
  return release;
}

function openTransaction({ drizzle }: PostgresAdapter, client: PoolClient, config: PgTransactionConfig = {}) {
  const { schema, fullSchema, tableNamesMap } = drizzle._;
  const tables = schema && { schema, fullSchema, tableNamesMap };
  const session = new NodePgSession(client, dialect, tables);
  const transaction = new NodePgTransaction(dialect, session, tables);
  const { isolationLevel, accessMode } = config;
  const begin = () =>
    client.query(
      [
        ['begin', isolationLevel && `isolation level ${isolationLevel}`, accessMode]
          .filter(Boolean)
          .join(' '),
        ...transactionLimits,
      ].join('; '),
    );
  return { transaction, begin };
}

/** @throws when the database did not confirm it; whether it took place is unknown then, as with any lost answer */
async function commit(client: PoolClient, release: Release): Promise<void> {
  try {
    const { command } = await client.query('commit');
    // PostgreSQL's answer when a statement before has failed and nobody said so.
    if (command !== 'COMMIT') throw new Error('The transaction was rolled back instead of committed');
  } catch (error) {
    release(true);
    throw error;
  }
  release(false);
}

/** A connection that can't even be rolled back is closed, which rolls back too. */
async function rollBack(client: PoolClient, release: Release): Promise<void> {
  const isClean = await client.query('rollback').then(
    () => true,
    () => false,
  );
  release(!isClean);
}
