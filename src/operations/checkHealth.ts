import type { PayloadRequest } from 'payload';
import { pingDatabase } from '@/database/pingDatabase';
import { withinDeadline } from './withinDeadline';

const deadlineMs = 1_000;

/** True when the database answers within a second. One look serves all callers of the same moment. */
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
