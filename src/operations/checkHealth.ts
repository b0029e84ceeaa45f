import type { PayloadRequest } from 'payload';
import { pingDatabase } from '@/database/pingDatabase';

const deadlineMs = 1_000;

/** True when the database answers within a second. One look serves all callers of the same moment. */
export function checkHealth({ req }: { req: PayloadRequest }): Promise<boolean> {
  underway ??= askDatabase(req).finally(() => {
    underway = undefined;
  });
  return underway;
}

let underway: Promise<boolean> | undefined;

async function askDatabase(req: PayloadRequest): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const deadline = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('No answer in time')), deadlineMs);
  });
  try {
    await Promise.race([pingDatabase(req.payload), deadline]);
    return true;
  } catch {
    return false;
  } finally {
    clearTimeout(timer);
  }
}
