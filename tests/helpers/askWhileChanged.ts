import { expect } from 'vitest';
import { testPayload } from './testPayload';

type Statement = [text: string, values: unknown[]];

/**
 * Asks something while somebody else's change is made but not committed; that is committed once the question waits for it.
 * @param change a statement with its values
 * @param rest of the same change, made once the question waits
 */
export async function askWhileChanged<Answer>(
  change: Statement,
  ask: () => Promise<Answer>,
  rest?: Statement,
): Promise<Answer> {
  const { pool } = (await testPayload()).db;
  const changer = await pool.connect();
  try {
    await changer.query('begin');
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
    if (rest) await changer.query(...rest);
    await changer.query('commit');
    return await asked;
  } finally {
    changer.release();
  }
}
