import type { DataFromCollectionSlug, PayloadRequest } from 'payload';
import type { Analysis, AuditReport } from '@/payload-types';

// Analyses and audits alike. Nobody may read or change the link's fields through the collections: here is their one door.

type SharedCollection = 'analyses' | 'audit-reports';

/** Past the access rule, which would let administrators pass: the owner alone decides who else may see a document. */
export const findDocumentOf = (
  req: PayloadRequest,
  collection: SharedCollection,
  id: number,
  owner: number,
) =>
  req.payload.db.findOne<Analysis | AuditReport>({
    collection,
    where: { id: { equals: id }, owner: { equals: owner } },
    req,
  });

/** Past the access rule: whoever has a link that works may see the document, signed in or not. */
export const findByShareToken = <Slug extends SharedCollection>(
  req: PayloadRequest,
  collection: Slug,
  tokenHash: string,
) =>
  req.payload.db.findOne<DataFromCollectionSlug<Slug>>({
    collection,
    where: {
      shareTokenHash: { equals: tokenHash },
      shareExpiresAt: { greater_than: new Date().toISOString() },
    },
    req,
  });

/** Past the hooks: a link changes nothing about the document. */
export async function setShare(
  req: PayloadRequest,
  collection: SharedCollection,
  id: number,
  data: Pick<Analysis, 'shareTokenHash' | 'shareExpiresAt'>,
): Promise<void> {
  await req.payload.db.updateOne({ collection, id, data, req });
}
