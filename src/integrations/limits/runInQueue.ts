import { Busy, TooManyRequests } from '@/errors/ApiFailures';
import { QueueFull, type BoundedQueue } from './BoundedQueue';

/** Work takes seconds at most, so a slot is free again soon. */
const retryAfterSeconds = 3;
const tooManyAtOnce = 'You have several of these underway. Wait until they are done, then try again.';

/**
 * Runs work in a queue slot. `key` identifies the owner of the work.
 * @throws Busy if the queue is full or the wait timed out, TooManyRequests beyond the key's own share
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
