import type { Payload } from 'payload';

/** @throws when the database doesn't answer */
export async function pingDatabase(payload: Payload): Promise<void> {
  await payload.db.pool.query('select 1');
}
