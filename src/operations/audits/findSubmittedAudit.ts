import type { PayloadRequest } from 'payload';
import type { AuditReport } from '@/payload-types';

/** The audit that an earlier request of the same submission made. */
export async function findSubmittedAudit(
  req: PayloadRequest,
  submissionKey: string | undefined,
): Promise<AuditReport | null> {
  if (!submissionKey) return null;
  return req.payload.db.findOne<AuditReport>({
    collection: 'audit-reports',
    where: { submissionKey: { equals: submissionKey } },
    req,
  });
}
