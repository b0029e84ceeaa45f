import { AsyncLocalStorage } from 'node:async_hooks';
import type { Payload } from 'payload';
import { vi } from 'vitest';

const counting = new AsyncLocalStorage<{ count: number }>();

/** How many statements `work` sends. Those that other work sends meanwhile, such as mail that is due, don't count. */
export async function countQueries(payload: Payload, work: () => Promise<unknown>): Promise<number> {
  const client = await payload.db.pool.connect();
  const prototype = Object.getPrototypeOf(client) as typeof client;
  client.release();
  const query: (this: unknown, ...args: unknown[]) => unknown = prototype.query;
  const spy = vi.spyOn(prototype, 'query').mockImplementation(function (
    this: typeof client,
    ...args: unknown[]
  ) {
    const counter = counting.getStore();
    if (counter) counter.count += 1;
    return query.apply(this, args);
  });
  const counter = { count: 0 };
  try {
    await counting.run(counter, work);
    return counter.count;
  } finally {
    spy.mockRestore();
  }
}
