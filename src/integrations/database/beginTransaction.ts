import { randomUUID } from 'node:crypto';
import type { PostgresAdapter } from '@payloadcms/db-postgres';
import { NodePgSession, NodePgTransaction } from 'drizzle-orm/node-postgres';
import { PgDialect, type PgTransactionConfig } from 'drizzle-orm/pg-core';
import type { PoolClient } from 'pg';
import { transactionLimits } from './pooler';

const dialect = new PgDialect();

/**
 * Begins a transaction on its own connection and returns the id under which Payload finds it. Replaces Payload's
 * version, which leaks the connection if `begin` fails and treats a failed commit as successful, so that a client
 * would get an analysis that doesn't exist.
 * @throws errors of the pool or the database
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
    // For our own statements (`connectionOf` in src/database).
    connection: client,
  };
  this.sessions[id] = session;
  return id;
}

type Release = (isBroken: boolean) => void;

/**
 * Returns a function that releases the connection exactly once, also if it is lost during the transaction. Payload
 * doesn't end a transaction in which it failed to update a job; `idle_in_transaction_session_timeout` does.
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

/** @throws if the database didn't confirm the commit; whether it took place is then unknown */
async function commit(client: PoolClient, release: Release): Promise<void> {
  try {
    const { command } = await client.query('commit');
    // PostgreSQL answers ROLLBACK if an earlier statement failed and its error was swallowed.
    if (command !== 'COMMIT') throw new Error('The transaction was rolled back instead of committed');
  } catch (error) {
    release(true);
    throw error;
  }
  release(false);
}

/** If even the rollback fails, closing the connection rolls back. */
async function rollBack(client: PoolClient, release: Release): Promise<void> {
  const isClean = await client.query('rollback').then(
    () => true,
    () => false,
  );
  release(!isClean);
}
