import type { PayloadRequest } from 'payload';
import { isJobDue, releaseAbandonedJobs } from '@/database/tables/jobs';
import { withDatabaseLock } from '@/integrations/database/withDatabaseLock';
import { removeDueAccounts } from '../users/removeDueAccounts';
import { requireJobsKey } from './requireJobsKey';
import { reportFailedSchedules } from './reportFailedSchedules';

/** Payload's default queue, which the panel uses for schedules. */
const queue = 'default';
const maxAtOnce = 50;
/**
 * An arbitrary advisory lock id that nothing else uses. One process at a time runs due jobs, because Payload lets two
 * processes take the same job.
 */
const dueJobsLock = 7_316_407;

interface RunDueJobsArgs {
  req: PayloadRequest;
  /** A key that only the server's scheduler knows. */
  key: string;
}

/**
 * Runs jobs that are due, such as publishing a post or deleting an account. Must run within a request: outside of
 * one, Next can't revalidate pages. They are revalidated when the request ends, so nothing slow belongs here, and
 * account deletions are limited per run. Also retries jobs that a process took but never finished, and mails the
 * users whose schedules failed. Skips the jobs while another process runs them.
 * @throws Unauthorized
 */
export async function runDueJobs({ req, key }: RunDueJobsArgs): Promise<void> {
  requireJobsKey(key);
  try {
    // The lock needs a connection of its own, so check first.
    if (await isJobDue(req.payload, queue)) await withDatabaseLock(dueJobsLock, () => doJobs(req));
  } finally {
    await removeDueAccounts(req);
  }
  await reportFailedSchedules(req);
}

async function doJobs(req: PayloadRequest): Promise<void> {
  await releaseAbandonedJobs(req.payload);
  await req.payload.jobs.run({ queue, limit: maxAtOnce, sequential: true, overrideAccess: true, req });
}
