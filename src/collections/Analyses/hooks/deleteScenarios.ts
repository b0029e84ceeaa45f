import type { CollectionBeforeDeleteHook } from 'payload';
import { lockAnalysis } from '@/database/tables/analyses';
import { removeScenariosOf } from '@/database/tables/analysisScenarios';

/**
 * An analysis takes its scenarios with it, in the same transaction. Its row is locked first, so that none is added
 * between the two.
 */
export const deleteScenarios: CollectionBeforeDeleteHook = async ({ id, req }) => {
  await lockAnalysis(req, id);
  await removeScenariosOf(req, id);
};
