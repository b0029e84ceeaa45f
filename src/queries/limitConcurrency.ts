import { waitedTooLong } from '@/errors/databaseErrors';
import { QueueFull, BoundedQueue } from '@/integrations/limits/BoundedQueue';

/**
 * Makes a runner of which at most `limit` works run at once; the others wait in line for at most `maxWaitMs`. For reads
 * that strangers can multiply: while the database is stuck, they can't take all of its connections.
 * @throws an error that counts as an outage of the database, after that wait
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
