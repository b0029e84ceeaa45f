import type { PoolClient } from 'pg';
import { env } from '@/env';
import { serverLimits } from './databaseLimits';

/**
 * Whether DATABASE_URL leads to a pooler, which gives each transaction another of the server's connections: nothing that is
 * set for a connection holds beyond its transaction then, a connection's statements have no names, and locks that outlive a
 * transaction need DATABASE_DIRECT_URL.
 */
export const isPooled = env.DATABASE_DIRECT_URL !== undefined;

/** For what needs a connection of its own. */
export const directUrl = env.DATABASE_DIRECT_URL ?? env.DATABASE_URL;

/** The server's limits for the transaction that begins; without a pooler its connections have them. */
export const transactionLimits = isPooled
  ? Object.entries(serverLimits).map(([name, ms]) => `set local ${name} = ${ms}`)
  : [];

type Query = (...args: unknown[]) => unknown;

/** Has all statements of a connection go without the names under which the server would keep them. */
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
