import type { PayloadRequest } from 'payload';
import { findImageNames } from '@/database/tables/media';
import {
  listMediaFiles,
  mediaPlace,
  removeOldMediaFile,
  removeUnfinishedMedia,
} from '@/integrations/storage/mediaFiles';

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
