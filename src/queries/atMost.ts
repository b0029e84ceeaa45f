import { waitedTooLong } from '@/errors/databaseErrors';

/**
 * Makes a runner of which at most `limit` works run at once; the others wait in line for at most `maxWaitMs`. For reads
 * that strangers can multiply: while the database is stuck, they can't take all of its connections.
 * @throws an error that counts as an outage of the database, after that wait
 */
export function atMost(limit: number, maxWaitMs: number) {
  let running = 0;
  const line: (() => void)[] = [];

  const enter = () =>
    new Promise<void>((resolve, reject) => {
      if (running < limit) {
        running += 1;
        resolve();
        return;
      }
      const start = () => {
        clearTimeout(timer);
        resolve();
      };
      const timer = setTimeout(() => {
        line.splice(line.indexOf(start), 1);
        reject(new Error(waitedTooLong));
      }, maxWaitMs);
      line.push(start);
    });

  /** Hands the place on to whoever waits longest. */
  const leave = () => {
    const next = line.shift();
    if (next) next();
    else running -= 1;
  };

  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    await enter();
    try {
      return await work();
    } finally {
      leave();
    }
  };
}
