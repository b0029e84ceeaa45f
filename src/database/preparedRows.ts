import type { Payload } from 'payload';
import type { QueryResultRow } from 'pg';

/** A statement whose text never changes. */
interface PreparedStatement {
  /** Under which each connection keeps the statement: no other one may have it. */
  name: string;
  text: string;
}

/**
 * Rows of a statement that many calls ask for: nothing is composed at run time, and PostgreSQL reads and plans the text
 * once for each connection. Outside of any transaction. A proxy that gives each transaction another connection has to
 * know prepared statements (PgBouncer does, from 1.21 on, with `max_prepared_statements`); without the name, here alone, all of
 * them are sent as plain ones.
 */
export async function preparedRows<Row extends QueryResultRow>(
  { db }: Payload,
  { name, text }: PreparedStatement,
  values: readonly (string | number | null)[],
): Promise<Row[]> {
  const { rows } = await db.pool.query<Row>({ name, text, values: [...values] });
  return rows;
}
