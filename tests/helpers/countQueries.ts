import type { Payload } from 'payload';
import { vi } from 'vitest';

/** How many statements the site's database connections send while `work` runs. */
export async function countQueries(payload: Payload, work: () => Promise<unknown>): Promise<number> {
  const client = await payload.db.pool.connect();
  const prototype = Object.getPrototypeOf(client) as typeof client;
  client.release();
  const query = vi.spyOn(prototype, 'query');
  try {
    await work();
    return query.mock.calls.length;
  } finally {
    query.mockRestore();
  }
}
