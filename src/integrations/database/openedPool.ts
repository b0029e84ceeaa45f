import type pg from 'pg';

/** What can be counted of a pool. */
type CountedPool = Pick<pg.Pool, 'totalCount' | 'idleCount' | 'waitingCount'>;

/** The server in front and what Next has bundled have modules of their own, but one process. */
const place = Symbol.for('ai-advisory.databasePool');
const shared = globalThis as { [place]?: CountedPool };

/** Lets the connections of this process be counted. */
export function registerPool(pool: CountedPool): void {
  shared[place] = pool;
}

/** The site's connections; undefined before the first is asked for. */
export const openedPool = (): CountedPool | undefined => shared[place];
