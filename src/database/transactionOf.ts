import type { PoolClient } from 'pg';
import type { PayloadRequest } from 'payload';

/** What `beginTransaction` stores; Payload's type is the same for all databases. */
interface Transaction {
  db: PayloadRequest['payload']['db']['drizzle'];
  connection: PoolClient;
}

async function openTransactionOf({ payload, transactionID }: PayloadRequest): Promise<Transaction> {
  const transaction: unknown = payload.db.sessions?.[String(await transactionID)];
  if (!transaction) throw new Error('Called outside of a transaction');
  return transaction as Transaction;
}

/** Returns the Drizzle handle of the request's transaction, for statements that Payload's API can't express. */
export async function transactionOf(req: PayloadRequest): Promise<Transaction['db']> {
  return (await openTransactionOf(req)).db;
}

/** Returns the connection of the request's transaction, for statements without Drizzle. */
export async function connectionOf(req: PayloadRequest): Promise<PoolClient> {
  return (await openTransactionOf(req)).connection;
}
