import { runInQueue } from './runInQueue';
import { BoundedQueue } from './BoundedQueue';

/**
 * Turning a picture takes up to a second or two of one of libuv's threads, which files, passwords and names of hosts
 * share, and up to a hundred megabytes of memory.
 */
const pictureRoom = new BoundedQueue({ places: 2, line: 8, perKey: 4, patienceMs: 20_000 });

/** Apart from the others: whoever is signed in doesn't wait for what strangers ask for. */
const previewRoom = new BoundedQueue({ places: 1, line: 40, patienceMs: 20_000 });

/**
 * Does a work that decodes a picture. Call it outside of any transaction: no connection of the database is held by those
 * who wait. `key` says whose picture it is.
 * @throws Busy, TooManyRequests beyond the share of a key
 */
export const runInImageQueue = <Result>(key: string, work: () => Promise<Result>): Promise<Result> =>
  runInQueue(pictureRoom, work, key);

/**
 * Draws a preview picture, for whoever asks for it.
 * @throws Busy
 */
export const runInPreviewQueue = <Result>(work: () => Promise<Result>): Promise<Result> =>
  runInQueue(previewRoom, work);
