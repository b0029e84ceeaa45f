import type { Payload } from 'payload';
import { findDueJobs, isJobDue, releaseClaimedJobs } from '@/database/tables/jobs';
import { isDatabaseOutage } from '@/errors/databaseErrors';
import { withDatabaseLock } from '@/integrations/database/withDatabaseLock';
import { mailState } from '@/integrations/email/mailState';
import { mailQueue } from './queueMail';

/** Any number that nothing else locks: one process at a time sends mail. */
const mailLock = 7_316_403;
const pollMs = 2_000;
/** One that a mail server keeps waiting, for minutes maybe, takes one of these places; the others go on. */
const mailsAtOnce = 10;

let timer: NodeJS.Timeout | undefined;

/**
 * Looks for mail to send every two seconds, for as long as the process lives: what is ordered, what is to be tried
 * again, and what an earlier process left. Call it where the database is known to answer; further calls do nothing.
 */
export function startMailQueue(payload: Payload): void {
  timer ??= setInterval(
    () => void runMailQueue(payload).catch((error: unknown) => noteFailure(payload, error)),
    pollMs,
  ).unref();
}

/** Looks no more, until it is told to keep mail moving again. What is being sent is sent. */
export function stopMailQueue(): void {
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
 * Also sends what becomes due meanwhile, and ends with the last: whoever has the lock next takes what is still under way for
 * lost. After a failure of the queue itself nothing more is begun. Mails that fail are due later, so this comes to an end.
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

/** Payload looks once more whether the job is due. */
async function sendOne(payload: Payload, id: number): Promise<void> {
  const where = { id: { equals: id } };
  await payload.jobs.run({ queue: mailQueue, where, limit: 1, silent: true, overrideAccess: true });
}

const pause = () => new Promise<void>((resolve) => void setTimeout(resolve, pollMs).unref());

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
