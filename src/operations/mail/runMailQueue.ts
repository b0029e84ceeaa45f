import type { Payload } from 'payload';
import { isDatabaseOutage } from '@/errors/databaseErrors';
import { withDatabaseLock } from '@/integrations/database/withDatabaseLock';
import { mailQueue } from './queueMail';

/** Any number that nothing else locks: one process at a time sends mail. */
const mailLock = 7_316_403;
const pollMs = 2_000;
const mailsAtOnce = 10;

let underway: Promise<void> | undefined;
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

/** Sends what is due now. One run serves all callers of the same moment. */
export function runMailQueue(payload: Payload): Promise<void> {
  underway ??= run(payload).finally(() => {
    underway = undefined;
  });
  return underway;
}

async function run(payload: Payload): Promise<void> {
  if (!(await isMailDue(payload))) return;
  await withDatabaseLock(mailLock, async () => {
    await recoverInterrupted(payload);
    await runAll(payload);
  });
}

/** Those that fail are due later, so this comes to an end. */
async function runAll(payload: Payload): Promise<void> {
  const result = await payload.jobs.run({ queue: mailQueue, limit: mailsAtOnce, silent: true });
  if (!result.noJobsRemaining) await runAll(payload);
}

async function isMailDue(payload: Payload): Promise<boolean> {
  const { rowCount } = await payload.db.pool.query(
    `select 1 from payload_jobs
     where queue = $1 and completed_at is null and has_error is not true
       and (processing or wait_until is null or wait_until < now()) limit 1`,
    [mailQueue],
  );
  return rowCount !== 0;
}

/**
 * Jobs that are marked as being worked on while nobody holds the lock belong to a process that died. Those whose mail
 * had not been handed over are done again; of the others nobody knows whether they arrived, and no mail is sent twice.
 */
async function recoverInterrupted(payload: Payload): Promise<void> {
  const { rows } = await payload.db.pool.query<{ id: number; has_error: boolean }>(
    `update payload_jobs
     set processing = false, has_error = coalesce((input->>'attempt')::int, 0) > coalesce(total_tried, 0)
     where queue = $1 and processing and completed_at is null returning id, has_error`,
    [mailQueue],
  );
  for (const { id, has_error: isLost } of rows) {
    const outcome = isLost ? 'it may have been sent and is not sent again' : 'it is sent now';
    payload.logger.warn(`Mail ${id} was interrupted: ${outcome}`);
  }
}
