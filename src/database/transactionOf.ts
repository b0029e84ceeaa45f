import type { PayloadRequest } from 'payload';

/** The Drizzle handle of the transaction that `req` is in, for the few statements that Payload's API can't say. */
export async function transactionOf(req: PayloadRequest) {
  const transaction = req.payload.db.sessions?.[String(await req.transactionID)];
  if (!transaction) throw new Error('Called outside of a transaction');
  // Payload types it for all databases alike; the PostgreSQL adapter puts its own kind there.
  return transaction.db as typeof req.payload.db.drizzle;
}
