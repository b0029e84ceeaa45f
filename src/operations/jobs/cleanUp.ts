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

/** Any number that nothing else locks: one process at a time cleans up. */
const cleanUpLock = 7_316_406;

interface CleanUpArgs {
  req: PayloadRequest;
  /** Known to the server's own clock only. */
  key: string;
}

/**
 * Cleans up for the server's own clock. What fails is told in the log, and tried again the next time. An outage is told by
 * others; a statement that takes too long would take so again, and nothing else tells of it.
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
 * Ends what lies around: rows whose time is over, files that nothing names. While another process does it, nothing.
 * @throws AggregateError of what failed; the rest is done
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
