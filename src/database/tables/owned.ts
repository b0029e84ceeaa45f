import type { CollectionSlug, PayloadRequest } from 'payload';

export type ExportedCollection = 'analyses' | 'project-progress' | 'audit-reports' | 'model-calls';

/**
 * Returns an account's next documents after this id, in order of id. Bypasses access control and `afterRead` on
 * purpose: owners export all of their own documents, in their documented shape.
 */
export async function findOwnedAfter<Row extends { id: number }>(
  { payload }: PayloadRequest,
  {
    collection,
    owner,
    after,
    limit,
  }: { collection: ExportedCollection; owner: number; after: number; limit: number },
): Promise<Row[]> {
  const { docs } = await payload.db.find<Row>({
    collection,
    where: { owner: { equals: owner }, id: { greater_than: after } },
    sort: 'id',
    limit,
    pagination: false,
  });
  return docs;
}

/**
 * Deletes everything an account owns in a collection. Bypasses hooks and access control on purpose: whoever deletes
 * the account deletes its documents, in a few statements at any size and without trail entries of their own.
 */
export async function deleteOwned(
  req: PayloadRequest,
  collection: CollectionSlug,
  ownerField: string,
  userId: number | string,
): Promise<void> {
  await req.payload.db.deleteMany({ collection, where: { [ownerField]: { equals: userId } }, req });
}
