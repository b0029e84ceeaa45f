import type { Payload } from 'payload';

/** The names of the migrations that the database has. Payload's own reader asks for all columns of them. */
export async function listAppliedMigrations(payload: Payload): Promise<string[]> {
  const { rows } = await payload.db.pool.query<{ name: string }>(
    'select name from payload_migrations order by id',
  );
  return rows.map(({ name }) => name);
}
