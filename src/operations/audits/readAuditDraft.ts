import type { PayloadRequest } from 'payload';
import { findAuditDraft } from '@/database/tables/auditDrafts';
import type { AuditDraft } from '@/schemas/audit';
import { requireUser } from '../requireUser';
import { presentAuditDraft } from './presentAuditDraft';

/** The audit that the signed-in account has begun. */
export const readAuditDraft = ({ req }: { req: PayloadRequest }): Promise<AuditDraft> =>
  auditDraftOf(req, requireUser(req).id);

/** The same of any account, for who may see it. */
export async function auditDraftOf(req: PayloadRequest, userId: number): Promise<AuditDraft> {
  return presentAuditDraft(await findAuditDraft(req, userId));
}
