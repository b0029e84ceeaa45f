import type { PayloadRequest, TypedUser } from 'payload';
import { assumedReadiness, readinessOfScore } from '@/domain/analysis/readinessOfScore';
import type { AnalysisAnswers, ClientAnswers } from '@/domain/analysis/types';

/** Adds the readiness from the account's latest audit to the answers, or the assumed readiness if there is no audit. */
export async function withReadiness(
  req: PayloadRequest,
  user: TypedUser,
  answers: ClientAnswers,
): Promise<AnalysisAnswers> {
  const { docs } = await req.payload.find({
    collection: 'audit-reports',
    where: { owner: { equals: user.id } },
    select: { createdAt: true, overallScore: true },
    sort: '-createdAt',
    limit: 1,
    depth: 0,
    pagination: false,
    overrideAccess: false,
    user,
    req,
  });
  const [latest] = docs;
  if (!latest) return { ...answers, aiReadiness: assumedReadiness };
  return {
    ...answers,
    aiReadiness: readinessOfScore(latest.overallScore),
    readinessAudit: { percent: latest.overallScore, auditedAt: latest.createdAt },
  };
}
