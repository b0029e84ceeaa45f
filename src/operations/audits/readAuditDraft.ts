import type { PayloadRequest } from 'payload';
import { findAuditDraft } from '@/database/tables/auditDrafts';
import type { AuditDraft } from '@/schemas/audit';
import { requireUser } from '../requireUser';
import { presentAuditDraft } from './presentAuditDraft';

/** Returns the signed-in account's audit draft. */
export const readAuditDraft = ({ req }: { req: PayloadRequest }): Promise<AuditDraft> =>
  auditDraftOf(req, requireUser(req).id);

/** Returns any account's audit draft. The caller checks access. */
export async function auditDraftOf(req: PayloadRequest, userId: number): Promise<AuditDraft> {
  return presentAuditDraft(await findAuditDraft(req, userId));
}
