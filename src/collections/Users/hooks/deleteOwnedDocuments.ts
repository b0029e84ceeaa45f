import type { CollectionBeforeDeleteHook } from 'payload';

/** An account takes its analyses, audits and sessions with it, in the same transaction. */
export const deleteOwnedDocuments: CollectionBeforeDeleteHook = async ({ id, req }) => {
  await req.payload.db.deleteMany({ collection: 'analyses', where: { owner: { equals: id } }, req });
  await req.payload.db.deleteMany({ collection: 'audit-reports', where: { owner: { equals: id } }, req });
  await req.payload.db.deleteMany({ collection: 'audit-drafts', where: { owner: { equals: id } }, req });
  await req.payload.db.deleteMany({ collection: 'sessions', where: { user: { equals: id } }, req });
  await req.payload.db.deleteMany({ collection: 'account-links', where: { user: { equals: id } }, req });
};
