import type { PayloadRequest, TypedUser } from 'payload';

/** Forgets the audit that this account has begun, if there is one. */
export async function discardAuditDraft(req: PayloadRequest, user: TypedUser): Promise<void> {
  await req.payload.db.deleteMany({
    collection: 'audit-drafts',
    where: { owner: { equals: user.id } },
    req,
  });
}
