import { Busy, TooManyRequests } from '@/errors/ApiFailures';
import { QueueFull, type BoundedQueue } from './BoundedQueue';

/** Works take seconds at most, so a place is free again soon. */
const retryAfterSeconds = 3;
const tooManyAtOnce = 'You have several of these underway. Wait until they are done, then try again.';

/**
 * Does a work inside of a room; who finds no place is told in words. `key` says whose work it is.
 * @throws Busy when too many others are there, TooManyRequests beyond the key's own share
 */
export async function runInQueue<Result>(
  room: BoundedQueue,
  work: () => Promise<Result>,
  key?: string,
): Promise<Result> {
  const leave = await room.enter({ key }).catch((error: unknown) => {
    throw error instanceof QueueFull ? refusalOf(error) : error;
  });
  try {
    return await work();
  } finally {
    leave();
  }
}

const refusalOf = ({ reason }: QueueFull) =>
  reason === 'share' ? new TooManyRequests(tooManyAtOnce, retryAfterSeconds) : new Busy(retryAfterSeconds);
