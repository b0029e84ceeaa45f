import pg from 'pg';
import { clientLimits, serverLimits } from './databaseLimits';
import { directUrl } from './pooler';

/**
 * Runs `work` while no other process holds the lock of this number, and answers whether it did. The lock lives on a
 * connection of its own and ends with it, whatever happens: one of the pool, held while `work` asks for others, could
 * empty the pool for good. Locks of one number don't nest.
 */
export async function withDatabaseLock(lock: number, work: () => Promise<void>): Promise<boolean> {
  const client = new pg.Client({ connectionString: directUrl, ...clientLimits, ...serverLimits });
  // Lost while nothing is asked of it: then another process may begin, which all that is done under a lock allows for.
  client.on('error', () => undefined);
  await client.connect();
  try {
    const { rows } = await client.query<{ isHeld: boolean }>('select pg_try_advisory_lock($1) as "isHeld"', [
      lock,
    ]);
    if (!rows[0]?.isHeld) return false;
    await work();
    return true;
  } finally {
    await client.end().catch(() => undefined);
  }
}
