import { waitedTooLong } from '@/errors/databaseErrors';
import { QueueFull, BoundedQueue } from '@/integrations/limits/BoundedQueue';

/**
 * Returns a function that runs at most `limit` tasks at once; others wait for at most `maxWaitMs`. For reads that
 * anyone can multiply: while the database hangs, they can't use all of its connections.
 * @throws an error that counts as a database outage, after `maxWaitMs`
 */
export function limitConcurrency(limit: number, maxWaitMs: number) {
  const room = new BoundedQueue({ places: limit, patienceMs: maxWaitMs });
  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    const leave = await room.enter().catch((error: unknown) => {
      throw error instanceof QueueFull ? new Error(waitedTooLong) : error;
    });
    try {
      return await work();
    } finally {
      leave();
    }
  };
}
