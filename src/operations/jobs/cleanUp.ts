import type { PayloadRequest } from 'payload';
import { sweepRows } from '@/database/sweepRows';
import { isDatabaseOutage, isOvertime } from '@/errors/databaseErrors';
import { withDatabaseLock } from '@/integrations/database/withDatabaseLock';
import { outboxDirectory } from '@/integrations/email/outboxDirectory';
import { trimOutbox } from '@/integrations/email/trimOutbox';
import { removeUntouchedPosts } from '../blog/removeUntouchedPosts';
import { removeForgottenInquiries } from '../inquiries/removeForgottenInquiries';
import { emptyTrash } from '../trash/emptyTrash';
import { requireJobsKey } from './requireJobsKey';
import { sweepImages } from './sweepImages';

/** An arbitrary advisory lock id that nothing else uses: only one process at a time cleans up. */
const cleanUpLock = 7_316_406;

interface CleanUpArgs {
  req: PayloadRequest;
  /** A key that only the server's scheduler knows. */
  key: string;
}

/**
 * Runs the cleanup for the server's scheduler. Failures are logged and retried on the next run. Database outages
 * aren't logged, because requests report them. Statement timeouts are, because they would repeat and nothing else
 * reports them.
 * @throws Unauthorized
 */
export async function cleanUpAsAsked({ req, key }: CleanUpArgs): Promise<void> {
  requireJobsKey(key);
  try {
    await cleanUp(req);
  } catch (error) {
    if (partsOf(error).some(isWorthTelling))
      req.payload.logger.error({ err: error, msg: 'Cleaning up failed' });
  }
}

const partsOf = (error: unknown): unknown[] =>
  error instanceof AggregateError ? error.errors.flatMap(partsOf) : [error];

const isWorthTelling = (error: unknown): boolean => !isDatabaseOutage(error) || isOvertime(error);

/**
 * Deletes expired rows and orphaned files. Does nothing while another process cleans up.
 * @throws AggregateError of all failures, after the other tasks have finished
 */
export async function cleanUp(req: PayloadRequest): Promise<void> {
  await withDatabaseLock(cleanUpLock, async () => {
    const outcomes = await Promise.allSettled([
      sweepRows(req),
      sweepImages(req),
      trimOutbox(outboxDirectory),
      removeForgottenInquiries(req.payload),
      removeUntouchedPosts(req.payload),
      emptyTrash(req.payload),
    ]);
    const failures = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []));
    if (failures.length > 0) throw new AggregateError(failures, 'Not everything could be cleaned up');
  });
}
