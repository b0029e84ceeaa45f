import type { PayloadRequest } from 'payload';
import { sweepRows } from '@/database/sweepRows';
import { findImageNames } from '@/database/tables/media';
import { isDatabaseOutage, isOvertime } from '@/errors/databaseErrors';
import { withDatabaseLock } from '@/integrations/database/withDatabaseLock';
import { outboxDirectory } from '@/integrations/email/outboxDirectory';
import { trimOutbox } from '@/integrations/email/trimOutbox';
import {
  listMediaFiles,
  mediaPlace,
  removeOldMediaFile,
  removeUnfinishedMedia,
} from '@/integrations/storage/mediaFiles';
import { removeUntouchedPosts } from '../blog/removeUntouchedPosts';
import { removeForgottenInquiries } from '../inquiries/removeForgottenInquiries';
import { emptyTrash } from '../trash/emptyTrash';
import { requireJobsKey } from './requireJobsKey';

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

const dayMs = 24 * 60 * 60 * 1000;
const hourMs = 60 * 60 * 1000;
const removedAtOnce = 200;

let hasWarned = false;

/**
 * Deletes leftovers of crashes from the media storage: unfinished files, and files without a row. Files of the last
 * day stay, because their row may not be committed yet. If most files are unknown, the storage belongs to another
 * database, and nothing is deleted.
 */
export async function sweepImages(req: PayloadRequest): Promise<void> {
  await removeUnfinishedMedia(hourMs);
  const files = await listMediaFiles();
  if (files.length === 0) return;
  const named = await findImageNames(req.payload);
  const unknown = files.filter((name) => !named.has(name));
  if (unknown.length * 2 > files.length) return warnOnce(req, unknown.length, files.length);
  for (const name of unknown.slice(0, removedAtOnce)) await removeOldMediaFile(name, dayMs);
}

function warnOnce({ payload }: PayloadRequest, unknown: number, all: number): void {
  if (hasWarned) return;
  hasWarned = true;
  const { words, setting } = mediaPlace();
  payload.logger.warn(
    `${unknown} of ${all} pictures in ${words} are not known to this database: they are left there. ` +
      `If another site keeps its own there, set ${setting}.`,
  );
}
