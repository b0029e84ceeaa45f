import type { Payload } from 'payload';
import { findDueJobs, isJobDue, releaseClaimedJobs } from '@/database/tables/jobs';
import { isDatabaseOutage } from '@/errors/databaseErrors';
import { withDatabaseLock } from '@/integrations/database/withDatabaseLock';
import { mailState } from '@/integrations/email/mailState';
import { mailQueue } from '@/services/mail/queueMail';

/** An arbitrary advisory lock id that nothing else uses: one process at a time sends mail. */
const mailLock = 7_316_403;
const pollMs = 2_000;
/** Concurrent mails. A slow mail server may block one for minutes, and the others continue. */
const mailsAtOnce = 10;

let timer: NodeJS.Timeout | undefined;

/**
 * Polls the mail queue every two seconds while the process lives: new mails, retries, and mails left by an earlier
 * process. Call it once the database is reachable. Further calls do nothing.
 */
export function startMailQueue(payload: Payload): void {
  timer ??= setInterval(
    () => void runMailQueue(payload).catch((error: unknown) => noteFailure(payload, error)),
    pollMs,
  ).unref();
}

/** Stops polling. Mails in progress are completed. `startMailQueue` starts polling again. */
export function stopMailQueue(): void {
  clearInterval(timer);
  timer = undefined;
}

/**
 * Logs a failure of the queue. Requests already report database outages, so logging them every two seconds adds
 * nothing.
 */
function noteFailure(payload: Payload, error: unknown): void {
  if (isDatabaseOutage(error)) return;
  payload.logger.error({ err: error, msg: 'The queue of mails could not be worked on' });
}

/** Sends due mails, unless the process is shutting down. Concurrent callers share one run. */
export function runMailQueue(payload: Payload): Promise<void> {
  const underway = mailState();
  underway.run ??= run(payload).finally(() => {
    underway.run = undefined;
  });
  return underway.run;
}

async function run(payload: Payload): Promise<void> {
  if (mailState().isEnding || !(await isJobDue(payload, mailQueue))) return;
  await withDatabaseLock(mailLock, async () => {
    await recoverInterrupted(payload);
    await sendDue(payload);
  });
}

/**
 * Sends due mails, including those that become due meanwhile, and returns only after the last one: the next lock
 * holder treats mails in progress as interrupted. After a failure of the queue itself no new mail is started. Failed
 * mails become due later, so the loop ends.
 */
async function sendDue(payload: Payload): Promise<void> {
  const underway = new Map<number, Promise<void>>();
  const failures: unknown[] = [];
  const noteIt = (error: unknown): void => void failures.push(error);

  async function beginDue(): Promise<void> {
    if (mailState().isEnding || failures.length > 0) return;
    const except = [...underway.keys()];
    const limit = mailsAtOnce - underway.size;
    for (const id of await findDueJobs(payload, { queue: mailQueue, except, limit })) {
      const sending = sendOne(payload, id).catch(noteIt);
      underway.set(
        id,
        sending.finally(() => underway.delete(id)),
      );
    }
  }

  await beginDue().catch(noteIt);
  while (underway.size > 0) {
    await Promise.race([...underway.values(), pause()]);
    await beginDue().catch(noteIt);
  }
  if (failures.length > 0) throw failures[0];
}

/** Payload checks again whether the job is due. */
async function sendOne(payload: Payload, id: number): Promise<void> {
  const where = { id: { equals: id } };
  await payload.jobs.run({ queue: mailQueue, where, limit: 1, silent: true, overrideAccess: true });
}

const pause = () => new Promise<void>((resolve) => void setTimeout(resolve, pollMs).unref());

/**
 * Recovers jobs marked as processing while the lock was free: their process died. Mails not yet handed over are sent
 * again. The others may have arrived and are not sent again.
 */
async function recoverInterrupted(payload: Payload): Promise<void> {
  for (const { id, isLost } of await releaseClaimedJobs(payload, mailQueue)) {
    const outcome = isLost ? 'it may have been sent and is not sent again' : 'it is sent now';
    payload.logger.warn(`Mail ${id} was interrupted: ${outcome}`);
  }
}
