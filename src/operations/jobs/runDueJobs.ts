import { timingSafeEqual } from 'node:crypto';
import type { PayloadRequest } from 'payload';
import { jobsKey } from '@/access/jobsKey.mjs';
import { releaseAbandonedJobs } from '@/database/tables/jobs';
import { env } from '@/env';
import { Unauthorized } from '@/errors/ApiFailures';
import { cleanUpWhenDue } from './cleanUp';
import { removeDueAccounts } from '../users/removeDueAccounts';
import { tellFailedSchedules } from './tellFailedSchedules';

const maxAtOnce = 50;

interface RunDueJobsArgs {
  req: PayloadRequest;
  /** Known to the server's own clock only. */
  key: string;
}

/**
 * Does what was planned for now or earlier, such as publishing a post or deleting an account, and cleans up now and
 * then. It has to happen within a request: elsewhere the pages that show the post can't be made fresh. Jobs that a process took and never finished are
 * taken again. Who planned what failed is told.
 * @throws Unauthorized
 */
export async function runDueJobs({ req, key }: RunDueJobsArgs): Promise<void> {
  const given = Buffer.from(key);
  const expected = Buffer.from(jobsKey(env.PAYLOAD_SECRET));
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) throw new Unauthorized();
  await releaseAbandonedJobs(req.payload);
  await removeDueAccounts(req);
  await req.payload.jobs.run({ limit: maxAtOnce, sequential: true, req });
  await tellFailedSchedules(req);
  await cleanUpWhenDue(req);
}
