import { runInQueue } from './runInQueue';
import { BoundedQueue } from './BoundedQueue';

/**
 * Processing an image takes up to two seconds of one of libuv's threads, which files, passwords and DNS lookups
 * share, and up to 100 MB of memory.
 */
const imageQueue = new BoundedQueue({ places: 2, line: 8, perKey: 4, patienceMs: 20_000 });

/** Patience and work together stay below the 15 s after which the database ends the idle transaction of an upload. */
const largeImageQueue = new BoundedQueue({ places: 1, patienceMs: 6_000 });

/** Separate, so that signed-in users don't wait for requests of anonymous visitors. */
const previewRoom = new BoundedQueue({ places: 1, line: 40, patienceMs: 20_000 });

/**
 * Runs work that decodes an image. Call it outside of any transaction, so that waiting holds no database connection.
 * `key` identifies the owner.
 * @throws Busy, or TooManyRequests beyond the share of a key
 */
export const runInImageQueue = <Result>(key: string, work: () => Promise<Result>): Promise<Result> =>
  runInQueue(imageQueue, work, key);

/**
 * Decodes an image that may take up to 450 MB of memory, one at a time. Called within `runInImageQueue`, so that at
 * most one caller waits here, with its transaction.
 * @throws Busy
 */
export const runInLargeImageQueue = <Result>(work: () => Promise<Result>): Promise<Result> =>
  runInQueue(largeImageQueue, work);

/**
 * Renders a preview image for any visitor.
 * @throws Busy
 */
export const runInPreviewQueue = <Result>(work: () => Promise<Result>): Promise<Result> =>
  runInQueue(previewRoom, work);
