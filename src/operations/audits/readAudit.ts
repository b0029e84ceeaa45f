import type { PayloadRequest } from 'payload';
import type { AuditReport } from '@/payload-types';
import type { PresentedAudit } from '@/schemas/audit';
import { requireUser } from '../requireUser';
import { writeTrail } from '../trail/writeTrail';
import { findAudit } from './findAudit';
import { presentAudit } from './presentAudit';

/**
 * One audit with the scores of the owner's audit before it, for its owner and for administrators, whose
 * look at a client's is noted in the trail.
 * @throws Missing for a missing id and, alike, for somebody else's
 */
export async function readAudit({ req, id }: { req: PayloadRequest; id: number }): Promise<PresentedAudit> {
  const user = requireUser(req);
  const audit = await findAudit({ req, user, id });
  const isOwner = audit.owner === user.id;
  if (!isOwner) {
    await writeTrail({ req, action: 'view', subject: 'audit-reports', subjectId: id, label: String(id) });
  }
  return presentAudit(audit, {
    isOwner,
    previous: await findPrevious(req, audit),
  });
}

async function findPrevious(req: PayloadRequest, audit: AuditReport): Promise<AuditReport | null> {
  const { docs } = await req.payload.find({
    collection: 'audit-reports',
    where: { owner: { equals: audit.owner }, createdAt: { less_than: audit.createdAt } },
    sort: '-createdAt',
    limit: 1,
    pagination: false,
    depth: 0,
    overrideAccess: false,
    user: req.user,
    req,
  });
  return docs[0] ?? null;
}
