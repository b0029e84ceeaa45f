import type { DataFromCollectionSlug, PayloadRequest } from 'payload';
import type { Analysis, AuditReport } from '@/payload-types';

// Share links of analyses and audits. Bypasses access control: nobody can read or change the link's fields through
// the collections, so all access goes through this file.

type SharedCollection = 'analyses' | 'audit-reports';

/**
 * Returns a document only for its owner. Bypasses the access rule, which would also let administrators pass: only the
 * owner decides whom to share with.
 */
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

/**
 * Returns the document of a valid share link. Bypasses access control on purpose: anyone with the link may read it,
 * signed in or not.
 */
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

/** Sets or clears a share link. Bypasses hooks on purpose: a link doesn't change the document. */
export async function setShare(
  req: PayloadRequest,
  collection: SharedCollection,
  id: number,
  data: Pick<Analysis, 'shareTokenHash' | 'shareExpiresAt' | 'shareHidesSalaries'>,
): Promise<void> {
  await req.payload.db.updateOne({ collection, id, data, req });
}
