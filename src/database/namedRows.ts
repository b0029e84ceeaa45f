import type { Payload, PayloadRequest } from 'payload';
import type { QueryResultRow } from 'pg';
import { connectionOf } from './transactionOf';

export interface Statement {
  /**
   * Under which each connection keeps the statement: of one text only, that never changes. Statements without a name are
   * read and planned each time.
   */
  name?: string;
  text: string;
}

/**
 * Rows of a statement that many calls ask for, without Drizzle, which composes it anew for each. Outside of any
 * transaction, unless it is handed the request that is in one. With a pooler in between the name is left out
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
