import type { CollectionBeforeOperationHook } from 'payload';
import { countImages } from '@/database/tables/media';
import { blogLimits } from '@/domain/blog/blogLimits';
import { Conflict } from '@/errors/ApiFailures';

/**
 * Limits the number of images, so that a script with a marketer's session can't fill the disk.
 * @throws Conflict
 */
export const rejectFullLibrary: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (operation !== 'create') return args;
  if ((await countImages(req)) >= blogLimits.maxImages) {
    throw new Conflict(
      `The library keeps up to ${blogLimits.maxImages} pictures, those in the trash included. An administrator can make room by deleting some of those for good.`,
    );
  }
  return args;
};
