import { expect } from 'vitest';
import { testPayload } from './testPayload';

type Statement = [text: string, values: unknown[]];

/**
 * Asks something while somebody else's change is made but not committed; that is committed once the question waits for it.
 * @param change a statement with its values
 * @param rest of the same change, or what somebody else does, once the question waits
 */
export async function askWhileChanged<Answer>(
  change: Statement,
  ask: () => Promise<Answer>,
  rest?: Statement | (() => Promise<unknown>),
): Promise<Answer> {
  const { pool } = (await testPayload()).db;
  const changer = await pool.connect();
  let isChanged = false;
  try {
    await changer.query('begin');
    // The pool's limit is for the site, which asks and goes on: this change lasts as long as what others do meanwhile.
    await changer.query('set local idle_in_transaction_session_timeout = 0');
    await changer.query(...change);
    const { rows } = await changer.query<{ pid: number }>('select pg_backend_pid() as pid');
    const asked = ask();
    await expect
      .poll(
        async () =>
          (
            await pool.query('select from pg_stat_activity where $1::int = any(pg_blocking_pids(pid))', [
              rows[0]?.pid,
            ])
          ).rowCount,
        { timeout: 30_000 },
      )
      .toBeGreaterThan(0);
    if (typeof rest === 'function') await rest();
    else if (rest) await changer.query(...rest);
    await changer.query('commit');
    isChanged = true;
    return await asked;
  } finally {
    // Closed unless its transaction has ended: nobody else gets a connection that holds locks.
    changer.release(!isChanged);
  }
}
