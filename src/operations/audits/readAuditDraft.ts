import type { PayloadRequest } from 'payload';
import { findAuditDraft } from '@/database/tables/auditDrafts';
import type { AuditDraft } from '@/schemas/audit';
import { requireUser } from '../requireUser';
import { presentAuditDraft } from './presentAuditDraft';

/** The audit that the signed-in account has begun. */
export async function readAuditDraft({ req }: { req: PayloadRequest }): Promise<AuditDraft> {
  return presentAuditDraft(await findAuditDraft(req, requireUser(req).id));
}
