import pg from 'pg';
import { clientLimits, serverLimits } from './databaseLimits';
import { directUrl } from './pooler';

/**
 * Runs `work` while holding an advisory lock; returns false without running it if another process holds the lock. The
 * lock lives on its own connection and ends with it: holding a pool connection while `work` requests others could
 * deadlock the pool. Locks of the same number don't nest.
 */
export async function withDatabaseLock(lock: number, work: () => Promise<void>): Promise<boolean> {
  const client = new pg.Client({ connectionString: directUrl, ...clientLimits, ...serverLimits });
  // If the connection is lost while idle, another process may start; all work done under a lock tolerates that.
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
