import type pg from 'pg';

/** The pool's counters. */
type CountedPool = Pick<pg.Pool, 'totalCount' | 'idleCount' | 'waitingCount'>;

/**
 * Shared through a global symbol: the server in front and Next's bundle load separate copies of this module in one
 * process.
 */
const place = Symbol.for('ai-advisory.databasePool');
const shared = globalThis as { [place]?: CountedPool };

/** Registers the pool whose connections `/metrics` counts. */
export function registerPool(pool: CountedPool): void {
  shared[place] = pool;
}

/** Returns the site's pool; undefined before the first connection is requested. */
export const openedPool = (): CountedPool | undefined => shared[place];
