import type { CollectionBeforeDeleteHook } from 'payload';

/** An analysis takes its scenarios with it, in the same transaction. */
export const deleteScenarios: CollectionBeforeDeleteHook = async ({ id, req }) => {
  await req.payload.db.deleteMany({
    collection: 'analysis-scenarios',
    where: { analysis: { equals: id } },
    req,
  });
};
