import type { PayloadRequest, TypedUser } from 'payload';
import type { LatestAnalysis } from '@/domain/audit/insights/withLatestAnalysis';
import { Missing } from '@/errors/ApiFailures';
import type { AuditReport } from '@/payload-types';
import type { PresentedAudit } from '@/schemas/audit';
import { writeTrail } from '@/services/trail/writeTrail';
import { requireUser } from '../requireUser';
import { findLatestAnalysis } from './findLatestAnalysis';
import { presentAudit } from './presentAudit';

interface FindAuditArgs {
  req: PayloadRequest;
  user: TypedUser;
  id: number;
}

/**
 * Returns an audit that the account may read: its own, or any for administrators.
 * @throws Missing for an unknown id, and the same for another account's audit
 */
async function findAudit({ req, user, id }: FindAuditArgs): Promise<AuditReport> {
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

/**
 * Returns one audit, with the scores of the owner's previous one, to its owner or an administrator. The trail records
 * when an administrator reads a client's.
 * @throws Missing for an unknown id, and the same for another account's audit
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
    previous: await findNeighbor(req, audit, 'previous'),
    analysis: await latestAnalysisFor(req, audit),
  });
}

/** A recount uses the account's latest audit only, and changes nothing for an analysis that has it. */
async function latestAnalysisFor(req: PayloadRequest, audit: AuditReport): Promise<LatestAnalysis | null> {
  const analysis = await findLatestAnalysis(req, Number(audit.owner));
  if (!analysis) return null;
  const isNews = analysis.canRecount && audit.createdAt > analysis.auditedAt;
  return { ...analysis, awaitsRecount: isNews && !(await findNeighbor(req, audit, 'next')) };
}

async function findNeighbor(
  req: PayloadRequest,
  audit: AuditReport,
  which: 'previous' | 'next',
): Promise<AuditReport | null> {
  const isPrevious = which === 'previous';
  const { docs } = await req.payload.find({
    collection: 'audit-reports',
    where: {
      owner: { equals: audit.owner },
      createdAt: { [isPrevious ? 'less_than' : 'greater_than']: audit.createdAt },
    },
    sort: isPrevious ? '-createdAt' : 'createdAt',
    limit: 1,
    pagination: false,
    depth: 0,
    overrideAccess: false,
    user: req.user,
    req,
  });
  return docs[0] ?? null;
}
