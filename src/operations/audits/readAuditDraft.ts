import type { PayloadRequest, TypedUser } from 'payload';
import type { AuditDraft as StoredAuditDraft } from '@/payload-types';
import type { AuditDraft } from '@/schemas/audit';
import { requireUser } from '../requireUser';
import { presentAuditDraft } from './presentAuditDraft';

/** The audit that the signed-in account has begun. */
export async function readAuditDraft({ req }: { req: PayloadRequest }): Promise<AuditDraft> {
  return presentAuditDraft(await findAuditDraft(req, requireUser(req)));
}

export async function findAuditDraft(req: PayloadRequest, user: TypedUser): Promise<StoredAuditDraft | null> {
  return req.payload.db.findOne<StoredAuditDraft>({
    collection: 'audit-drafts',
    where: { owner: { equals: user.id } },
    req,
  });
}
