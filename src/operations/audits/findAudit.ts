import type { PayloadRequest, TypedUser } from 'payload';
import { Missing } from '@/errors/ApiFailures';
import type { AuditReport } from '@/payload-types';

interface FindAuditArgs {
  req: PayloadRequest;
  user: TypedUser;
  id: number;
}

/**
 * An audit that this account may read: its own, or anybody's for administrators.
 * @throws Missing for a missing id and, alike, for somebody else's
 */
export async function findAudit({ req, user, id }: FindAuditArgs): Promise<AuditReport> {
  const audit = await req.payload.findByID({
    collection: 'audit-reports',
    id,
    depth: 0,
    disableErrors: true,
    overrideAccess: false,
    user,
    req,
  });
  if (!audit) throw new Missing('Report not found');
  return audit;
}
