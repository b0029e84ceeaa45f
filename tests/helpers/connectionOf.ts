import type { PayloadRequest } from 'payload';
import type { PoolClient } from 'pg';

/** The connection on which the transaction of a request takes place. */
export async function connectionOf({ payload, transactionID }: PayloadRequest): Promise<PoolClient> {
  const transaction = payload.db.sessions?.[String(await transactionID)]?.db;
  const { client } = (transaction as unknown as { session: { client: PoolClient } }).session;
  return client;
}
