import { clientAddress } from './clientAddress';
import { runInQueue } from './runInQueue';
import { BoundedQueue } from './BoundedQueue';

/**
 * A password takes a quarter of a second of a core. Those that are checked have threads of their own (`hashingPool`);
 * those that are set Payload hashes in libuv's, which files, pictures and names of hosts share. Who sends very many of
 * them from one place leaves room for others.
 */
const hashingRoom = new BoundedQueue({ places: 2, line: 16, perKey: 10, patienceMs: 15_000 });

/**
 * Does a work that checks or sets a password. Call it outside of any transaction: no connection of the database is held
 * by those who wait.
 * @throws Busy, TooManyRequests beyond the share of a network address
 */
export const runInHashingQueue = <Result>(headers: Headers, work: () => Promise<Result>): Promise<Result> =>
  runInQueue(hashingRoom, work, clientAddress(headers));
