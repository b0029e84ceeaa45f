import type { PostgresAdapter } from '@payloadcms/db-postgres';

/**
 * Commits the transaction of that name; one that has ended already is left alone.
 * @throws when the database did not confirm it
 */
export async function commitTransaction(
  this: PostgresAdapter,
  name: number | string | Promise<number | string>,
): Promise<void> {
  const id = String(await name);
  const session = this.sessions[id];
  if (!session) return;
  // First, so that nothing more is written into a transaction that is ending.
  delete this.sessions[id];
  await session.resolve();
}
