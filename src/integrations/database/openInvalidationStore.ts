import { randomUUID } from 'node:crypto';
import { readExpiredTags, writeExpiredTags, type ReceivedTags } from '@/database/tables/expiredTags';
import { openOwnPool } from './openOwnPool';

/** Exchanges cache invalidations between web servers. */
export interface InvalidationStore {
  tell: (tags: readonly string[]) => Promise<void>;
  /** @param readAt from the previous read; null for the first */
  hear: (readAt: string | null) => Promise<ReceivedTags>;
  close: () => Promise<void>;
}

/** Visitors may wait for it. */
const patienceMs = 2_000;

/**
 * Uses its own connection, so that invalidations arrive even if the site's pool is exhausted. Each read and write is
 * a single statement, because a pooler or a reconnect may switch connections in between.
 */
export function openInvalidationStore(connectionString: string): InvalidationStore {
  const sender = randomUUID();
  const pool = openOwnPool(connectionString, { patienceMs });
  return {
    tell: (tags) => writeExpiredTags(pool, { sender, tags }),
    hear: (readAt) => readExpiredTags(pool, { sender, readAt }),
    close: () => pool.end(),
  };
}
