import type { CollectionBeforeOperationHook } from 'payload';
import { countImages } from '@/database/tables/media';
import { blogLimits } from '@/domain/blog/blogLimits';
import { Conflict } from '@/errors/ApiFailures';

/** A program with a marketer's sign-in fills the disk no further than this. */
export const rejectFullLibrary: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (operation !== 'create') return args;
  if ((await countImages(req)) >= blogLimits.maxPictures) {
    throw new Conflict(
      `The library keeps up to ${blogLimits.maxPictures} pictures, those in the trash included. An administrator can make room by deleting some of those for good.`,
    );
  }
  return args;
};
