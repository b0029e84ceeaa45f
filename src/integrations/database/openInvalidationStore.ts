import { randomUUID } from 'node:crypto';
import { readExpiredTags, writeExpiredTags, type ReceivedTags } from '@/database/tables/expiredTags';
import { openOwnPool } from './openOwnPool';

/** What one web server hears of the others, and says to them. */
export interface InvalidationStore {
  tell: (tags: readonly string[]) => Promise<void>;
  /** @param readAt as the former reading said; null for the first */
  hear: (readAt: string | null) => Promise<ReceivedTags>;
  close: () => Promise<void>;
}

/** Visitors may wait for it. */
const patienceMs = 2_000;

/**
 * A connection of its own, so that a site whose connections are all busy still hears what has changed. Each reading and
 * writing is one statement: it may be another connection each time, with a pooler or after a loss.
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
