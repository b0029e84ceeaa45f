import type { PostgresAdapter } from '@payloadcms/db-postgres';
import { getTableColumns } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';

/**
 * Payload's way of writing rows, but for what it is answered: not their JSON. Payload asks what it wrote for the numbers of
 * the rows, and reads the document afresh; the body of a long post would come back, and be parsed, for nothing.
 */
export const insertRows: PostgresAdapter['insert'] = async function (
  this: PostgresAdapter,
  { db, onConflictDoUpdate, tableName, values },
) {
  const table = this.tables[tableName] as PgTable;
  const insertion = db.insert(table).values(values);
  const written = onConflictDoUpdate ? insertion.onConflictDoUpdate(onConflictDoUpdate) : insertion;
  return written.returning(withoutJson(table));
};

const withoutJson = (table: PgTable): Record<string, PgColumn> =>
  Object.fromEntries(
    Object.entries(getTableColumns(table)).filter(([, { dataType }]) => dataType !== 'json'),
  );
