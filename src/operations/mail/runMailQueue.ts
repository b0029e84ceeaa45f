import type { Payload } from 'payload';
import { isJobDue, releaseClaimedJobs } from '@/database/tables/jobs';
import { isDatabaseOutage } from '@/errors/databaseErrors';
import { withDatabaseLock } from '@/integrations/database/withDatabaseLock';
import { mailUnderway } from '@/integrations/email/mailUnderway';
import { mailQueue } from './queueMail';

/** Any number that nothing else locks: one process at a time sends mail. */
const mailLock = 7_316_403;
const pollMs = 2_000;
const mailsAtOnce = 10;

let timer: NodeJS.Timeout | undefined;

/**
 * Looks for mail to send every two seconds, for as long as the process lives: what is ordered, what is to be tried
 * again, and what an earlier process left. Call it where the database is known to answer; further calls do nothing.
 */
export function keepMailMoving(payload: Payload): void {
  timer ??= setInterval(
    () => void runMailQueue(payload).catch((error: unknown) => noteFailure(payload, error)),
    pollMs,
  ).unref();
}

/** Looks no more, until it is told to keep mail moving again. What is being sent is sent. */
export function leaveMailAlone(): void {
  clearInterval(timer);
  timer = undefined;
}

/** An outage of the database is told by the requests that meet it; every two seconds would be too often. */
function noteFailure(payload: Payload, error: unknown): void {
  if (isDatabaseOutage(error)) return;
  payload.logger.error({ err: error, msg: 'The queue of mails could not be worked on' });
}

/** Sends what is due now, unless the process is ending. One run serves all callers of the same moment. */
export function runMailQueue(payload: Payload): Promise<void> {
  const underway = mailUnderway();
  underway.run ??= run(payload).finally(() => {
    underway.run = undefined;
  });
  return underway.run;
}

async function run(payload: Payload): Promise<void> {
  if (mailUnderway().isEnding || !(await isJobDue(payload, mailQueue))) return;
  await withDatabaseLock(mailLock, async () => {
    await recoverInterrupted(payload);
    await runAll(payload);
  });
}

/** Those that fail are due later, so this comes to an end. */
async function runAll(payload: Payload): Promise<void> {
  if (mailUnderway().isEnding) return;
  const result = await payload.jobs.run({ queue: mailQueue, limit: mailsAtOnce, silent: true });
  if (!result.noJobsRemaining) await runAll(payload);
}

/**
 * Jobs that are marked as being worked on while nobody holds the lock belong to a process that died. Those whose mail
 * had not been handed over are done again; of the others nobody knows whether they arrived, and no mail is sent twice.
 */
async function recoverInterrupted(payload: Payload): Promise<void> {
  for (const { id, isLost } of await releaseClaimedJobs(payload, mailQueue)) {
    const outcome = isLost ? 'it may have been sent and is not sent again' : 'it is sent now';
    payload.logger.warn(`Mail ${id} was interrupted: ${outcome}`);
  }
}
