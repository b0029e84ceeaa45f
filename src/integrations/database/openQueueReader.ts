import { readJobQueues, type QueueState } from '@/database/tables/jobQueues';
import { retryOnce } from './retryOnce';
import { openOwnPool } from './openOwnPool';

/** Reads the queues of jobs for whoever watches the site. */
export interface QueueReader {
  /** Null when the database doesn't answer soon enough. Who asks at the same time gets the same answer. */
  read: () => Promise<QueueState[] | null>;
  close: () => Promise<void>;
}

/** For each of connecting and asking: whoever watches must not be kept waiting just when the database is busy. */
const patienceMs = 1_000;
/** Longer than it usually takes until somebody looks again. */
const idleTimeoutMillis = 65_000;

/** A connection of its own, opened when it is first used: numbers are wanted most when all others are taken. */
export function openQueueReader(connectionString: string): QueueReader {
  const pool = openOwnPool(connectionString, { patienceMs, idleTimeoutMillis });
  let underway: Promise<QueueState[] | null> | null = null;
  const readNow = () => retryOnce(() => readJobQueues(pool)).catch(() => null);
  return {
    read: () => (underway ??= readNow().finally(() => (underway = null))),
    close: () => pool.end(),
  };
}
