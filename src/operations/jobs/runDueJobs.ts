import type { PayloadRequest } from 'payload';
import { releaseAbandonedJobs } from '@/database/tables/jobs';
import { withDatabaseLock } from '@/integrations/database/withDatabaseLock';
import { removeDueAccounts } from '../users/removeDueAccounts';
import { requireJobsKey } from './requireJobsKey';
import { tellFailedSchedules } from './tellFailedSchedules';

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
 * long belongs here. Jobs that a process took and never finished are taken again. Who planned what failed is told. While another
 * process is at it, nothing happens.
 * @throws Unauthorized
 */
export async function runDueJobs({ req, key }: RunDueJobsArgs): Promise<void> {
  requireJobsKey(key);
  await withDatabaseLock(dueJobsLock, async () => {
    await releaseAbandonedJobs(req.payload);
    await removeDueAccounts(req);
    await req.payload.jobs.run({ limit: maxAtOnce, sequential: true, req });
    await tellFailedSchedules(req);
  });
}
