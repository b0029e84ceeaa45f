import type { CollectionBeforeDeleteHook } from 'payload';
import { lockAnalysis } from '@/database/tables/analyses';
import { removeProgressOf } from '@/database/tables/projectProgress';

/**
 * Deletes the project progress of the analysis in the same transaction. Locks the row first, so that no progress is
 * inserted concurrently.
 */
export const deleteBelongings: CollectionBeforeDeleteHook = async ({ id, req }) => {
  await lockAnalysis(req, id);
  await removeProgressOf(req, id);
};
