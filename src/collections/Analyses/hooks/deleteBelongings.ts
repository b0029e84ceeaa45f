import type { CollectionBeforeDeleteHook } from 'payload';
import { lockAnalysis } from '@/database/tables/analyses';
import { removeScenariosOf } from '@/database/tables/analysisScenarios';
import { removeProgressOf } from '@/database/tables/projectProgress';

/**
 * An analysis takes its scenarios, and what was recorded of its projects, with it in the same transaction. Its row is
 * locked first, so that none is added in between.
 */
export const deleteBelongings: CollectionBeforeDeleteHook = async ({ id, req }) => {
  await lockAnalysis(req, id);
  await removeScenariosOf(req, id);
  await removeProgressOf(req, id);
};
