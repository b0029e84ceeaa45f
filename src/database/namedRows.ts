import type { Payload, PayloadRequest } from 'payload';
import type { QueryResultRow } from 'pg';
import { connectionOf } from './transactionOf';

export interface Statement {
  /**
   * Name of the prepared statement on each connection. A name must always stand for the same text. Unnamed statements
   * are parsed and planned on every call.
   */
  name?: string;
  text: string;
}

/**
 * Runs a frequent statement without Drizzle, which would rebuild its text for each call. Runs outside of any
 * transaction unless it gets a request that is in one. Behind a connection pooler the name is dropped
 * (`integrations/database/pooler`).
 */
export async function namedRows<Row extends QueryResultRow>(
  asker: Payload | PayloadRequest,
  { name, text }: Statement,
  values: readonly (string | number | boolean | readonly number[] | null)[],
): Promise<Row[]> {
  const connection = 'db' in asker ? asker.db.pool : await connectionFor(asker);
  const { rows } = await connection.query<Row>({ name, text, values: [...values] });
  return rows;
}

const connectionFor = async (req: PayloadRequest) =>
  req.transactionID ? connectionOf(req) : req.payload.db.pool;
