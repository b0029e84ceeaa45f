import type { CollectionBeforeDeleteHook } from 'payload';

/** An account takes its analyses and sessions with it, in the same transaction. */
export const deleteOwnedDocuments: CollectionBeforeDeleteHook = async ({ id, req }) => {
  await req.payload.db.deleteMany({ collection: 'analyses', where: { owner: { equals: id } }, req });
  await req.payload.db.deleteMany({ collection: 'sessions', where: { user: { equals: id } }, req });
};
