import type { PayloadRequest, TypedUser } from 'payload';
import { Missing } from '@/errors/ApiFailures';
import type { AuditReport } from '@/payload-types';

interface FindAuditReportArgs {
  req: PayloadRequest;
  user: TypedUser;
  id: number;
}

/**
 * A report that this account may read: its own, or anybody's for administrators.
 * @throws Missing for a missing id and, alike, for somebody else's
 */
export async function findAuditReport({ req, user, id }: FindAuditReportArgs): Promise<AuditReport> {
  const report = await req.payload.findByID({
    collection: 'audit-reports',
    id,
    depth: 0,
    disableErrors: true,
    overrideAccess: false,
    user,
    req,
  });
  if (!report) throw new Missing('Report not found');
  return report;
}
