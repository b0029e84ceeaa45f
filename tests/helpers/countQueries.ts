import { AsyncLocalStorage } from 'node:async_hooks';
import type { Payload } from 'payload';
import { onTestFinished, vi } from 'vitest';

const counting = new AsyncLocalStorage<{ count: number }>();

/** How many statements `work` sends. Those that other work sends meanwhile, such as mail that is due, don't count. */
export async function countQueries(payload: Payload, work: () => Promise<unknown>): Promise<number> {
  const stop = await hearQueries(payload, () => {
    const counter = counting.getStore();
    if (counter) counter.count += 1;
  });
  const counter = { count: 0 };
  try {
    await counting.run(counter, work);
    return counter.count;
  } finally {
    stop();
  }
}

/** Answers whether anybody has sent a statement with these words since, within the test. */
export async function watchForQuery(payload: Payload, words: string): Promise<() => boolean> {
  let isSent = false;
  const stop = await hearQueries(payload, (statement) => {
    isSent ||= JSON.stringify(statement).includes(words);
  });
  onTestFinished(stop);
  return () => isSent;
}

/** Calls `hear` with every statement that anybody sends, until what it answers is called. */
export async function hearQueries(payload: Payload, hear: (statement: unknown) => void): Promise<() => void> {
  const client = await payload.db.pool.connect();
  const prototype = Object.getPrototypeOf(client) as typeof client;
  client.release();
  const query: (this: unknown, ...args: unknown[]) => unknown = prototype.query;
  const spy = vi.spyOn(prototype, 'query').mockImplementation(function (
    this: typeof client,
    ...args: unknown[]
  ) {
    hear(args[0]);
    return query.apply(this, args);
  });
  return () => spy.mockRestore();
}
