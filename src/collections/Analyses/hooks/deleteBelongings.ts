import type { CollectionBeforeDeleteHook } from 'payload';
import { lockAnalysis } from '@/database/tables/analyses';
import { removeProgressOf } from '@/database/tables/projectProgress';

/**
 * Deletes the progress of the analysis' projects in the same transaction. The row is locked first, so that none is added in
 * between.
 */
export const deleteBelongings: CollectionBeforeDeleteHook = async ({ id, req }) => {
  await lockAnalysis(req, id);
  await removeProgressOf(req, id);
};
