import { AsyncLocalStorage } from 'node:async_hooks';
import type { Payload } from 'payload';
import { onTestFinished, vi } from 'vitest';

const counting = new AsyncLocalStorage<{ count: number }>();

/** Counts the statements that `work` sends, without those of other work at the same time, such as queued mail. */
export async function countQueries(payload: Payload, work: () => Promise<unknown>): Promise<number> {
  const stop = await spyOnQueries(payload, () => {
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

/** Returns a function that tells whether a statement with these words was sent since, within the test. */
export async function watchForQuery(payload: Payload, words: string): Promise<() => boolean> {
  let isSent = false;
  const stop = await spyOnQueries(payload, (statement) => {
    isSent ||= JSON.stringify(statement).includes(words);
  });
  onTestFinished(stop);
  return () => isSent;
}

/** Calls `onStatement` with every statement that any code sends, until the returned function is called. */
export async function spyOnQueries(
  payload: Payload,
  onStatement: (statement: unknown) => void,
): Promise<() => void> {
  const client = await payload.db.pool.connect();
  const prototype = Object.getPrototypeOf(client) as typeof client;
  client.release();
  const query: (this: unknown, ...args: unknown[]) => unknown = prototype.query;
  const spy = vi.spyOn(prototype, 'query').mockImplementation(function (
    this: typeof client,
    ...args: unknown[]
  ) {
    onStatement(args[0]);
    return query.apply(this, args);
  });
  return () => spy.mockRestore();
}
