import { clientAddress } from './clientAddress';
import { inRoom } from './inRoom';
import { WaitingRoom } from './WaitingRoom';

/**
 * A password takes a quarter of a second of a core. Those that are checked have threads of their own (`hashingPool`);
 * those that are set Payload hashes in libuv's, which files, pictures and names of hosts share. Who sends very many of
 * them from one place leaves room for others.
 */
const hashingRoom = new WaitingRoom({ places: 2, line: 16, perKey: 10, patienceMs: 15_000 });

/**
 * Does a work that checks or sets a password. Call it outside of any transaction: no connection of the database is held
 * by those who wait.
 * @throws Busy, TooManyRequests beyond the share of a network address
 */
export const inHashingRoom = <Result>(headers: Headers, work: () => Promise<Result>): Promise<Result> =>
  inRoom(hashingRoom, work, clientAddress(headers));
