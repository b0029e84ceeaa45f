import type { PayloadRequest } from 'payload';
import { isJobDue, releaseAbandonedJobs } from '@/database/tables/jobs';
import { withDatabaseLock } from '@/integrations/database/withDatabaseLock';
import { removeDueAccounts } from '../users/removeDueAccounts';
import { requireJobsKey } from './requireJobsKey';
import { reportFailedSchedules } from './reportFailedSchedules';

/** Payload's own, for what is planned in the panel. */
const queue = 'default';
const maxAtOnce = 50;
/** Any number that nothing else locks: one process at a time does what is due, as Payload lets two take the same job. */
const dueJobsLock = 7_316_407;

interface RunDueJobsArgs {
  req: PayloadRequest;
  /** Known to the server's own clock only. */
  key: string;
}

/**
 * Does what was planned for now or earlier, such as publishing a post or deleting an account. It has to happen within a
 * request: elsewhere the pages that show the post can't be made fresh. They are as the request ends, so nothing that may take
 * long belongs here: posts don't wait for accounts, which leave in turns. Jobs that a process took and never finished are
 * taken again. Who planned what failed is told. While another process is at the jobs, they are left to it.
 * @throws Unauthorized
 */
export async function runDueJobs({ req, key }: RunDueJobsArgs): Promise<void> {
  requireJobsKey(key);
  try {
    // The lock costs a connection of its own.
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
