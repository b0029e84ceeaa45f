import type { PayloadRequest } from 'payload';
import { sweepRows } from '@/database/sweepRows';
import { isDatabaseOutage } from '@/errors/databaseErrors';
import { withDatabaseLock } from '@/integrations/database/withDatabaseLock';
import { outboxDirectory } from '@/integrations/email/outboxDirectory';
import { trimOutbox } from '@/integrations/email/trimOutbox';
import { removeForgottenInquiries } from '../inquiries/removeForgottenInquiries';
import { emptyTrash } from '../trash/emptyTrash';
import { requireJobsKey } from './requireJobsKey';
import { sweepPictures } from './sweepPictures';

/** Any number that nothing else locks: one process at a time cleans up. */
const cleanUpLock = 7_316_406;

interface CleanUpArgs {
  req: PayloadRequest;
  /** Known to the server's own clock only. */
  key: string;
}

/**
 * Cleans up for the server's own clock. What fails is told in the log, and tried again the next time.
 * @throws Unauthorized
 */
export async function cleanUpAsAsked({ req, key }: CleanUpArgs): Promise<void> {
  requireJobsKey(key);
  try {
    await cleanUp(req);
  } catch (error) {
    if (!isDatabaseOutage(error)) req.payload.logger.error({ err: error, msg: 'Cleaning up failed' });
  }
}

/** Ends what lies around: rows whose time is over, files that nothing names. While another process does it, nothing. */
export async function cleanUp(req: PayloadRequest): Promise<void> {
  await withDatabaseLock(cleanUpLock, async () => {
    const outcomes = await Promise.allSettled([
      sweepRows(req),
      sweepPictures(req),
      trimOutbox(outboxDirectory),
      removeForgottenInquiries(req.payload),
      emptyTrash(req.payload),
    ]);
    const failed = outcomes.find((outcome) => outcome.status === 'rejected');
    if (failed) throw failed.reason;
  });
}
