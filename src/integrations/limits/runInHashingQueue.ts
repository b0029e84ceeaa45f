import { clientAddress } from './clientAddress';
import { runInQueue } from './runInQueue';
import { BoundedQueue } from './BoundedQueue';

/**
 * Hashing a password takes a quarter of a second of one core. Checks run in their own threads (`hashingPool`), but
 * Payload hashes new passwords in libuv's threads, which files, images and DNS lookups share. The share per key
 * leaves room for other senders.
 */
const hashingQueue = new BoundedQueue({ places: 2, line: 16, perKey: 10, patienceMs: 15_000 });

/**
 * Runs work that checks or sets a password. Call it outside of any transaction, so that waiting holds no database
 * connection.
 * @throws Busy, or TooManyRequests beyond the share of a network address
 */
export const runInHashingQueue = <Result>(headers: Headers, work: () => Promise<Result>): Promise<Result> =>
  runInQueue(hashingQueue, work, clientAddress(headers));
