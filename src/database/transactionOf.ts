import type { PoolClient } from 'pg';
import type { PayloadRequest } from 'payload';

/** What `beginTransaction` puts there: Payload types it for all databases alike. */
interface Transaction {
  db: PayloadRequest['payload']['db']['drizzle'];
  connection: PoolClient;
}

async function openTransactionOf({ payload, transactionID }: PayloadRequest): Promise<Transaction> {
  const transaction: unknown = payload.db.sessions?.[String(await transactionID)];
  if (!transaction) throw new Error('Called outside of a transaction');
  return transaction as Transaction;
}

/** The Drizzle handle of the transaction that `req` is in, for the few statements that Payload's API can't say. */
export async function transactionOf(req: PayloadRequest): Promise<Transaction['db']> {
  return (await openTransactionOf(req)).db;
}

/** The connection that the transaction of `req` takes place on, for statements without Drizzle. */
export async function connectionOf(req: PayloadRequest): Promise<PoolClient> {
  return (await openTransactionOf(req)).connection;
}
