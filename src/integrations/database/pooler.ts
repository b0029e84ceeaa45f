import type { PoolClient } from 'pg';
import { env } from '@/env';
import { serverLimits } from './databaseLimits';

/**
 * Whether DATABASE_URL points to a transaction pooler, where each transaction may get a different server connection.
 * Session settings then don't outlive a transaction, prepared statements have no names, and locks that outlive a
 * transaction need DATABASE_DIRECT_URL.
 */
export const isPooled = env.DATABASE_DIRECT_URL !== undefined;

/** For code that needs a dedicated connection. */
export const directUrl = env.DATABASE_DIRECT_URL ?? env.DATABASE_URL;

/** Sets the server's limits per transaction; without a pooler the connection has them. */
export const transactionLimits = isPooled
  ? Object.entries(serverLimits).map(([name, ms]) => `set local ${name} = ${ms}`)
  : [];

type Query = (...args: unknown[]) => unknown;

/** Removes the names of prepared statements on a connection. */
export function disableStatementNames(client: PoolClient): void {
  const query = client.query.bind(client) as Query;
  client.query = ((statement: unknown, ...rest: unknown[]) =>
    query(
      isNamed(statement) ? { ...statement, name: undefined } : statement,
      ...rest,
    )) as PoolClient['query'];
}

const isNamed = (statement: unknown): statement is { name: string } =>
  typeof statement === 'object' && statement !== null && 'name' in statement && !('submit' in statement);
