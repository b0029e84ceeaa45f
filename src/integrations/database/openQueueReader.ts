import { readJobQueues, type QueueState } from '@/database/tables/jobQueues';
import { retryOnce } from './retryOnce';
import { openOwnPool } from './openOwnPool';

/** Reads the state of the job queues, for monitoring. */
export interface QueueReader {
  /** Null if the database doesn't respond in time. Concurrent calls share one result. */
  read: () => Promise<QueueState[] | null>;
  close: () => Promise<void>;
}

/** Timeout for connecting and for the query. Monitoring must respond fast, especially when the database is busy. */
const patienceMs = 1_000;
/** Longer than the usual interval between two reads. */
const idleTimeoutMillis = 65_000;

/** Opens its own connection on first use, because the numbers matter most when the site's pool is exhausted. */
export function openQueueReader(connectionString: string): QueueReader {
  const pool = openOwnPool(connectionString, { patienceMs, idleTimeoutMillis });
  let underway: Promise<QueueState[] | null> | null = null;
  const readNow = () => retryOnce(() => readJobQueues(pool)).catch(() => null);
  return {
    read: () => (underway ??= readNow().finally(() => (underway = null))),
    close: () => pool.end(),
  };
}
