import type { Payload } from 'payload';

/** Returns the names of the applied migrations. Payload's own reader selects all columns. */
export async function listAppliedMigrations(payload: Payload): Promise<string[]> {
  const { rows } = await payload.db.pool.query<{ name: string }>(
    'select name from payload_migrations order by id',
  );
  return rows.map(({ name }) => name);
}
