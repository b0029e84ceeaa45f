import type { PayloadRequest } from 'payload';
import { auditLimits } from '@/domain/audit/auditLimits';
import type { AuditListItem } from '@/schemas/audit';
import { requireUser } from '../requireUser';
import { presentAuditListItem } from './presentAudit';

/** Returns the signed-in account's audits, newest first, in one query. */
export async function listAudits({ req }: { req: PayloadRequest }): Promise<AuditListItem[]> {
  const user = requireUser(req);
  const { docs } = await req.payload.find({
    collection: 'audit-reports',
    where: { owner: { equals: user.id } },
    select: { createdAt: true, overallScore: true, sectionScores: true },
    sort: '-createdAt',
    limit: auditLimits.listed,
    depth: 0,
    pagination: false,
    overrideAccess: false,
    user,
    req,
  });
  return docs.map(presentAuditListItem);
}
