import type { PayloadRequest } from 'payload';
import { transactionOf } from './transactionOf';

/** Returns the Drizzle handle for reads: of the request's transaction if there is one, else of the pool. */
export async function databaseOf(req: PayloadRequest) {
  return req.transactionID ? transactionOf(req) : req.payload.db.drizzle;
}
