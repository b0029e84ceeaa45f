import type { PayloadRequest } from 'payload';
import { pingDatabase } from '@/database/pingDatabase';
import { withinDeadline } from './withinDeadline';

const deadlineMs = 1_000;

/** Returns whether the database responds within a second. Concurrent callers share one check. */
export function checkHealth({ req }: { req: PayloadRequest }): Promise<boolean> {
  const look = async () => {
    await pingDatabase(req.payload);
    return true;
  };
  underway ??= withinDeadline(look(), deadlineMs, false).finally(() => {
    underway = undefined;
  });
  return underway;
}

let underway: Promise<boolean> | undefined;
