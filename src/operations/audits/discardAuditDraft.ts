import type { PayloadRequest, TypedUser } from 'payload';
import { deleteAuditDraft } from '@/database/tables/auditDrafts';

/** Forgets the audit that this account has begun, if there is one. */
export async function discardAuditDraft(req: PayloadRequest, user: TypedUser): Promise<void> {
  await deleteAuditDraft(req, user.id);
}
