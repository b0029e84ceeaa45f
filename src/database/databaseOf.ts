import type { PayloadRequest } from 'payload';
import { transactionOf } from './transactionOf';

/** The Drizzle handle for reading: of the transaction that `req` is in, else of the pool. */
export async function databaseOf(req: PayloadRequest) {
  return req.transactionID ? transactionOf(req) : req.payload.db.drizzle;
}
