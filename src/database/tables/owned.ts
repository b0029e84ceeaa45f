import type { CollectionSlug, PayloadRequest } from 'payload';

export type ExportedCollection = 'analyses' | 'project-progress' | 'audit-reports' | 'model-calls';

/**
 * The next documents of an account after this id, in the order of their ids. Past the access rules and `afterRead`: the
 * owner asks for all of their own, and each is shown in its documented shape.
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
 * Past the hooks and access rules: what belongs to an account goes with it whoever deletes the account, in a few statements
 * however much it is, and needs no entry of its own in the trail.
 */
export async function deleteOwned(
  req: PayloadRequest,
  collection: CollectionSlug,
  ownerField: string,
  userId: number | string,
): Promise<void> {
  await req.payload.db.deleteMany({ collection, where: { [ownerField]: { equals: userId } }, req });
}
